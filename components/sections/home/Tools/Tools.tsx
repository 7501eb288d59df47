import { Breakable } from '@/components/ui/Breakable/Breakable';
import { Ground } from '@/components/ui/Ground/Ground';
import { Head } from '@/components/ui/Head/Head';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './Tools.module.scss';
import type { ToolsData } from './Tools.schema';

/** The names in one line of text, none of them broken. */
const toLine = (names: readonly string[]) =>
  names.map((name) => name.replaceAll(' ', '\u00a0')).join(' · ');

/** The technologies as a station's departure board: each service has a platform, and its line names them. */
export function Tools({ title, lead, columns, items }: ToolsData) {
  return (
    <Ground on="ink" className={styles.tools}>
      <Head title={title} split={7} className={styles.head}>
        <p>{lead}</p>
      </Head>
      <p className={styles.columns} aria-hidden="true">
        <span>{columns.number} </span>
        <span>{columns.title} </span>
        <span>{columns.desc}</span>
      </p>
      <ol>
        {items.map(({ icon, title, desc }) => (
          <li key={title} className={styles.platform}>
            <h3 className={styles.title}>
              <Icon name={icon} weight="light" className={styles.icon} />
              <Breakable text={title} />
            </h3>
            <p className={styles.names}>{toLine(desc)}</p>
          </li>
        ))}
      </ol>
    </Ground>
  );
}
