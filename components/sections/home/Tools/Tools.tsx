import { reveal } from '@/components/islands/motion/reveal';
import type { RevealSettings } from '@/components/islands/motion/settings';
import { Breakable } from '@/components/ui/Breakable/Breakable';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './Tools.module.scss';
import type { ToolsData } from './Tools.schema';

/** The flaps of a platform fall once, one after the other. */
const getFall = (flaps: number): RevealSettings => ({
  duration: 900,
  delays: Array.from({ length: flaps }, (_, i) => (i * 7) / 100),
  repeat: false,
});

/**
 * The technologies as a station's departure board: each service has a platform, and each technology
 * a flap.
 */
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
            <ul className={styles.flaps} {...reveal(getFall(desc.length))}>
              {desc.map((technology) => (
                <li key={technology} className={styles.flap}>
                  {technology}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
