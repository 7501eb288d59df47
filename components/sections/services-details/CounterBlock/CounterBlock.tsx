import type { CSSProperties } from 'react';
import { Sprite } from '@/components/ui/Sprite/Sprite';
import styles from './CounterBlock.module.scss';
import type { CounterBlockData } from './CounterBlock.schema';

/** The rows of the aqueduct: one for each service. */
const ROWS = 7;

/** One large number. The aqueduct beside it has as many arches. */
export function CounterBlock({ amount, suffix, title, heading, note, sprite }: CounterBlockData) {
  return (
    <section className={styles.block}>
      <p className={styles.counter}>
        <b>{`${amount}${suffix}`}</b> <span>{title}</span>
      </p>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p>{note}</p>
      </div>
      <div
        className={styles.aqueduct}
        style={{ '--arches': Math.ceil(amount / ROWS) } as CSSProperties}
        aria-hidden="true"
      >
        <Sprite picture={sprite} width={150} className={styles.sprite} />
        <div className={styles.arches} />
      </div>
    </section>
  );
}
