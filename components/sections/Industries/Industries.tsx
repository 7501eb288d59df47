import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import styles from './Industries.module.scss';
import type { IndustriesData } from './Industries.schema';

type Props = IndustriesData & {
  /** Whether the industries are lines of an index, rather than cells of a map. */
  index?: boolean;
};

/** The numbers of columns of the map, each with the cells that the heading takes. */
const MAPS = [
  { columns: 2, before: 0 },
  { columns: 3, before: 2 },
  { columns: 4, before: 2 },
];

/** The numbers of columns with which a cell is the first of its row. */
const getStarts = (i: number) =>
  MAPS.filter(({ columns, before }) => (i + before) % columns === 0)
    .map(({ columns }) => columns)
    .join(' ');

/** The cells that the last one of a number takes, so that its row is full. */
const getSpans = (count: number) =>
  Object.fromEntries(
    MAPS.map(({ columns, before }) => [
      `--of-${columns}`,
      columns - ((count - 1 + before) % columns),
    ]),
  ) as CSSProperties;

/** The industries in a grid of hairlines: a map, or an index of two columns. On hover, a cell rises. */
export function Industries({ title, items, index }: Props) {
  return (
    <section className={styles.industries}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={index ? styles.index : styles.map}>
        {items.map(({ icon, url, title, desc }, i) => (
          <li
            key={title}
            className={styles.plot}
            data-starts={getStarts(i) || undefined}
            style={i === items.length - 1 ? getSpans(items.length) : undefined}
          >
            <Icon name={icon} weight="fill" className={styles.icon} />
            <h3 className={styles.title}>{url ? <Link href={url}>{title}</Link> : title}</h3>
            <p className={styles.desc}>{desc}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
