import { Breakable } from '@/components/ui/Breakable/Breakable';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './Tools.module.scss';
import type { ToolsData } from './Tools.schema';

/** The names in one line of text, none of them broken. */
const toLine = (names: readonly string[]) =>
  names.map((name) => name.replaceAll(' ', '\u00a0')).join(' · ');

/** The technologies as a station's departure board: each service has a platform, and its line names them. */
export function Tools({ title, lead, columns, items }: ToolsData) {
  return (
    <section className={styles.tools}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <p className={styles.columns} aria-hidden="true">
        <span>{columns.number} </span>
        <span>{columns.title} </span>
        <span>{columns.desc}</span>
      </p>
      <ol>
        {items.map(({ icon, title, desc }, index) => (
          <li key={title} className={styles.platform}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>
              <Icon name={icon} weight="light" className={styles.icon} />
              <span>
                <Breakable text={title} />
              </span>
            </h3>
            <p className={styles.names}>{toLine(desc)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
