import { Day } from '../Day/Day';
import styles from './ArticleMeta.module.scss';

type Props = {
  tag: string;
  reading_time: string;
  created_at: string;
  /** When it was last changed, and the words before the day. */
  updated?: { label: string; date: string } | undefined;
};

/** What an article is about, how long it takes, and when it appeared and was last changed. */
export function ArticleMeta({ tag, reading_time, created_at, updated }: Props) {
  return (
    <p className={styles.meta}>
      <span className={styles.tag}>{tag}</span>{' '}
      <span className={styles.when}>
        <span>{reading_time}</span> <Day date={created_at} />
        {updated && (
          <span>
            {' '}
            {updated.label} <Day date={updated.date} />
          </span>
        )}
      </span>
    </p>
  );
}
