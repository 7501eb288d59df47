import type { CSSProperties } from 'react';
import { reveal } from '@/components/islands/motion/reveal';
import type { RevealSettings } from '@/components/islands/motion/settings';
import { Head } from '@/components/ui/Head/Head';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './Success.module.scss';
import type { SuccessData } from './Success.schema';

/** The bars fill once, one after the other. */
const getFilling = (bars: number): RevealSettings => ({
  duration: 1_600,
  delays: Array.from({ length: bars }, (_, i) => i * 0.12),
  repeat: false,
});

/** Progress bars as clay columns. On phones they are horizontal. */
export function Success({ world = 'software', title, lead, full, metrics }: SuccessData) {
  return (
    <section className={styles.success} data-world={world}>
      <Head title={title} className={styles.words}>
        <p>{lead}</p>
      </Head>
      <div className={styles.chart}>
        <span className={styles.full} aria-hidden="true">
          {full}
        </span>
        <ul className={styles.columns} {...reveal(getFilling(metrics.length))}>
          {metrics.map(({ icon, title, percentage }, i) => (
            <li key={title} className={styles.item}>
              <div
                className={styles.column}
                data-tone={i % 4}
                data-moves
                role="progressbar"
                aria-label={title}
                aria-valuenow={percentage}
                aria-valuemin={0}
                aria-valuemax={100}
                style={{ '--value': percentage } as CSSProperties}
              >
                <b className={styles.percentage}>
                  {percentage}
                  <span className={styles.sign}>%</span>
                </b>{' '}
                <Icon name={icon} size="var(--space-xl)" weight="light" className={styles.icon} />
                <span className={styles.name}>{title}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
