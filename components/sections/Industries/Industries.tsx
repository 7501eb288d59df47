import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import styles from './Industries.module.scss';
import type { IndustriesData } from './Industries.schema';

type Props = IndustriesData & {
  /** Whether the industries are lines of an index, rather than cells of a map. */
  index?: boolean;
};

/** The industries in a grid of hairlines: a map, or an index of two columns. On hover, a cell rises. */
export function Industries({ title, items, index }: Props) {
  return (
    <section className={styles.industries}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={index ? styles.index : styles.map}>
        {items.map(({ icon, url, title, desc }) => (
          <li key={title} className={styles.plot}>
            <Icon name={icon} weight="fill" className={styles.icon} />
            <h3 className={styles.title}>{url ? <Link href={url}>{title}</Link> : title}</h3>
            <p className={styles.desc}>{desc}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
