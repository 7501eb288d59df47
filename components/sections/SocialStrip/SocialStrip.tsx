import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import type { SocialLink } from '@/content/schema/agency';
import styles from './SocialStrip.module.scss';
import type { SocialStripData } from './SocialStrip.schema';

type Props = SocialStripData & { links: readonly SocialLink[] };

/** The agency's social networks in three wide fields between hairlines. */
export function SocialStrip({ title, notes, links }: Props) {
  return (
    <section className={styles.strip}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.fields}>
        {links.map(({ name, href, icon }, index) => (
          <li key={name} className={styles.field}>
            <Icon name={icon} size="clamp(30px, 2.6vw, 42px)" className={styles.icon} />
            <Link href={href} className={styles.name}>
              {name}
            </Link>
            <span className={styles.note}>{notes[index]}</span>
            <span className={styles.go}>
              <Icon name="arrow-up-right" size="20px" weight="bold" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
