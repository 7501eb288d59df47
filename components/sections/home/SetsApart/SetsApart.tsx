import { toMeasures } from '@/components/ui/Lines/measureTitle';
import styles from './SetsApart.module.scss';
import type { SetsApartData } from './SetsApart.schema';

/** One figure or two as large as pictures, each with what it counts and where. */
export function SetsApart({ title, claims }: SetsApartData) {
  return (
    <section className={styles.apart} style={toMeasures(claims.map(({ figure }) => figure))}>
      <h2>{title}</h2>
      {claims.map(({ figure, label, desc }) => (
        <div key={figure}>
          <h3>
            <b>{figure}</b> {label}
          </h3>
          <p>{desc}</p>
        </div>
      ))}
    </section>
  );
}
