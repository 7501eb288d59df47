import { Day } from '../Day/Day';
import styles from './ArticleMeta.module.scss';

type Props = {
  tag: string;
  reading_time: string;
  created_at: string;
};

/** What an article is about, how long it takes, and when it appeared. */
export function ArticleMeta({ tag, reading_time, created_at }: Props) {
  return (
    <p className={styles.meta}>
      <span className={styles.tag}>{tag}</span>{' '}
      <span className={styles.when}>
        <span>{reading_time}</span> <Day date={created_at} />
      </span>
    </p>
  );
}
