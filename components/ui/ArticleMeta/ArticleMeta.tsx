import { Day } from '../Day/Day';
import { Link } from '../Link/Link';
import styles from './ArticleMeta.module.scss';

type Props = {
  /** What the article is about. A tag with a page is a link to it. */
  tags: readonly { label: string; href?: string | undefined }[];
  reading_time: string;
  created_at: string;
  /** The date of the last change, and the label before it. */
  updated?: { label: string; date: string } | undefined;
};

/** An article's tags, reading time, and dates of publication and last change. */
export function ArticleMeta({ tags, reading_time, created_at, updated }: Props) {
  return (
    <p className={styles.meta}>
      {tags.map(({ label, href }) => [
        href ? (
          <Link key={label} href={href} className={styles.tag}>
            {label}
          </Link>
        ) : (
          <span key={label} className={styles.tag}>
            {label}
          </span>
        ),
        ' ',
      ])}
      <span className={styles.when}>
        <span>{reading_time}</span> <Day date={created_at} />{' '}
        {updated && (
          <span>
            {updated.label} <Day date={updated.date} />
          </span>
        )}
      </span>
    </p>
  );
}
