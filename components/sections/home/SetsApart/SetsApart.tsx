import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './SetsApart.module.scss';
import type { SetsApartData } from './SetsApart.schema';

const SIZES = '(min-width: 44em) 56vw, 114vw';

/** The picture with a stopwatch that has no hand. */
const STOPWATCH = /^pace-/;

/** One giant figure or two above a clay set. */
export function SetsApart({ title, world, claims, picture, stopwatch }: SetsApartData) {
  return (
    <section className={styles.apart} data-world={world}>
      <h2 className={styles.title}>{title}</h2>
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
      <span className={styles.set}>
        <Picture picture={picture} sizes={SIZES} />
        {stopwatch && STOPWATCH.test(picture.file) && (
          <i style={{ '--from': stopwatch.from, '--to': stopwatch.to } as CSSProperties} />
        )}
      </span>
    </section>
  );
}
