import { CountUp } from '@/components/islands/motion/CountUp';
import { Sprite } from '@/components/ui/Sprite/Sprite';
import styles from './Counters.module.scss';
import type { CountersData } from './Counters.schema';

type Props = CountersData;

/** Huge figures, one on each line, with a clay shape at the end of the line. */
export function Counters({ label, items, note }: Props) {
  return (
    <section className={styles.counters}>
      <h2 className="visually-hidden">{label}</h2>
      <dl className={styles.ledger}>
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
