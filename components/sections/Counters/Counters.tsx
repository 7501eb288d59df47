import { CountUp } from '@/components/islands/motion/CountUp';
import { Sprite } from '@/components/ui/Sprite/Sprite';
import styles from './Counters.module.scss';
import type { CountersData } from './Counters.schema';

type Props = CountersData & {
  /** Whether the figures stand in one row, rather than one below the other. */
  row?: boolean;
};

/** Figures with a clay shape each: huge ones on a line each, or in rows. */
export function Counters({ label, items, note, row }: Props) {
  return (
    <section className={styles.counters}>
      <h2 className="visually-hidden">{label}</h2>
      <dl className={styles.ledger} data-row={row}>
        {items.map(({ amount, suffix, title, sprite }) => (
          <div key={title} className={styles.line}>
            <dt className={styles.title}>{title} </dt>
            <dd className={styles.figure}>
              <CountUp amount={amount} suffix={suffix} />
              <Sprite picture={sprite} width={112} className={styles.sprite} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
