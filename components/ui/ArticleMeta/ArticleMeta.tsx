import { Day } from '../Day/Day';
import styles from './ArticleMeta.module.scss';

type Props = {
  tag: string;
  reading_time: string;
  created_at: string;
  /** The date of the last change, and the label before it. */
  updated?: { label: string; date: string } | undefined;
};

/** An article's tag, reading time, and dates of publication and last change. */
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
