import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import styles from './Industries.module.scss';
import type { IndustriesData } from './Industries.schema';

type Props = IndustriesData;

/** The industries in a grid of hairlines. On hover, a cell rises. */
export function Industries({ title, items }: Props) {
  return (
    <section className={styles.industries}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.map}>
        {items.map(({ icon, url, title, desc }) => (
          <li key={title} className={styles.plot}>
            <Icon name={icon} weight="light" className={styles.icon} />
            <h3 className={styles.title}>
              <Link href={url} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className={styles.desc}>{desc}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
