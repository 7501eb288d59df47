import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import type { SocialLink } from '@/content/files/agency-schema';
import styles from './SocialStrip.module.scss';
import type { SocialStripData } from './SocialStrip.schema';

type Props = SocialStripData & { links: readonly SocialLink[] };

/** How many links stand better in rows of four than of three. */
const IN_FOURS: readonly number[] = [4, 7, 8];

/** The agency's social networks in wide fields between hairlines. Without a network there is nothing. */
export function SocialStrip({ title, links }: Props) {
  if (links.length === 0) return null;
  const inRow = IN_FOURS.includes(links.length) ? 4 : 3;
  return (
    <section className={styles.strip}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.fields} style={{ '--in-row': inRow } as CSSProperties}>
        {links.map(({ name, href, icon, note }, i) => (
          <li
            key={name}
            className={styles.field}
            data-first={i % inRow === 0 || undefined}
            data-below={i >= inRow || undefined}
          >
            <Icon name={icon} size="clamp(30px, 2.6vw, 42px)" className={styles.icon} />
            <Link href={href} className={styles.name}>
              {name}
            </Link>{' '}
            {note && <span className={styles.note}>{note}</span>}{' '}
            <span className={styles.go}>
              <Icon name="arrow-up-right" size="20px" weight="bold" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
