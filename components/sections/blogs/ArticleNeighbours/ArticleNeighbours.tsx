import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import styles from './ArticleNeighbours.module.scss';
import type { ArticleNeighboursData } from './ArticleNeighbours.schema';

type Neighbour = { title: string; href: string };

type Props = ArticleNeighboursData & {
  /** The article that appeared before, if there is one. */
  before: Neighbour | undefined;
  /** The article that appeared after, if there is one. */
  after: Neighbour | undefined;
};

/** The articles that appeared before and after one. Without either there is nothing. */
export function ArticleNeighbours({ label, previous, next, before, after }: Props) {
  if (!before && !after) return null;
  return (
    <nav aria-label={label} className={styles.neighbours}>
      {before && (
        <Link href={before.href} rel="prev" className={styles.neighbour}>
          <small>
            <Icon name="arrow-left" size="16px" /> {previous}
          </small>{' '}
          <b>{before.title}</b>
        </Link>
      )}{' '}
      {after && (
        <Link href={after.href} rel="next" className={styles.neighbour} data-after>
          <small>
            {next} <Icon name="arrow-right" size="16px" />
          </small>{' '}
          <b>{after.title}</b>
        </Link>
      )}
    </nav>
  );
}
