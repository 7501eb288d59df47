import styles from './Counters.module.scss';
import type { CountersData } from './Counters.schema';

/** Figures in a row, each with what it is a part of. On a phone, one below the other. */
export function Counters({ label, items, note }: CountersData) {
  return (
    <section className={styles.counters}>
      <h2 className="visually-hidden">{label}</h2>
      <dl className={styles.ledger} data-many={items.length > 4 || undefined}>
        {items.map(({ amount, suffix, title, whole }) => (
          <div key={title} className={styles.line}>
            <dt className={styles.title}>{title} </dt>
            <dd className={styles.figure}>{`${amount}${suffix}`}</dd>
            {whole && <dd className={styles.whole}>{whole}</dd>}
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
