import { Picture } from '@/components/ui/Picture/Picture';
import styles from './SetsApart.module.scss';
import type { SetsApartData } from './SetsApart.schema';

type Props = SetsApartData;

const SIZES = '(min-width: 701px) 56vw, 123vw';

/** Two giant figures, one on each bank of a clay set that stands below and between them. */
export function SetsApart({ title, world, claims, base, cut }: Props) {
  return (
    <section className={styles.apart} data-world={world}>
      <h2 className={styles.title}>{title}</h2>
      <span className={styles.base}>
        <Picture picture={base} sizes={SIZES} />
      </span>
      <ul className={styles.claims}>
        {claims.map(({ figure, label, desc }) => (
          <li key={figure} className={styles.claim}>
            <h3>
              <span className={styles.figure}>{figure}</span>{' '}
              <span className={styles.label}>{label}</span>
            </h3>
            <p>{desc}</p>
          </li>
        ))}
      </ul>
      <span className={styles.cut}>
        <Picture picture={cut} sizes={SIZES} />
      </span>
    </section>
  );
}
