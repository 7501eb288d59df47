import { Link } from '@/components/ui/Link/Link';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './ListPages.module.scss';
import type { ListPagesData } from './ListPages.schema';

type PageLink = { page: number; href: string };

type Props = ListPagesData & {
  /** The number of this page. The first is 1. */
  current: number;
  /** How many pages there are. */
  count: number;
  /** The pages to link, in order, this one and its neighbours among them. */
  links: readonly PageLink[];
};

/**
 * The links to the other pages of a list, with a gap where numbers are left out. A list of one page has
 * none.
 */
export function ListPages({ label, page, of, newer, older, current, count, links }: Props) {
  if (count < 2) return null;
  const before = links.find((link) => link.page === current - 1);
  const after = links.find((link) => link.page === current + 1);
  return (
    <nav aria-label={label} className={styles.pages}>
      <p className={styles.place}>
        {page} {current} {of} {count}
      </p>
      <ol className={styles.numbers}>
        {links.map((link, i) => (
          <li
            key={link.page}
            data-after-gap={link.page - (links[i - 1]?.page ?? 0) > 1 || undefined}
          >
            <Link href={link.href} aria-current={link.page === current ? 'page' : undefined}>
              <span className="visually-hidden">{page} </span>
              {link.page}
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.steps}>
        {before && (
          <TextLink href={before.href} rel="prev">
            {newer}
          </TextLink>
        )}
        {after && (
          <TextLink href={after.href} rel="next">
            {older}
          </TextLink>
        )}
      </p>
    </nav>
  );
}
