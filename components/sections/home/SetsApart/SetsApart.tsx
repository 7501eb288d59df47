import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/Picture/Picture';
import { hasBackground } from '@/content/schema/picture';
import styles from './SetsApart.module.scss';
import type { SetsApartData } from './SetsApart.schema';

const SIZES = '(min-width: 44em) 56vw, 114vw';

/** The way of the hand, clockwise, in minutes: from 36 over 60 to 3 it ends at 63. */
function toWay({ from, to }: NonNullable<SetsApartData['stopwatch']>): CSSProperties {
  const start = from % 60;
  return { '--from': start, '--to': to > start ? to : to + 60 } as CSSProperties;
}

/** The picture with a stopwatch that has no hand. */
const STOPWATCH = /^pace-/;

/** One giant figure or two above a clay set. */
export function SetsApart({ title, world, claims, picture, stopwatch }: SetsApartData) {
  return (
    <section
      className={hasBackground(picture) ? `${styles.apart} ${styles.photograph}` : styles.apart}
      data-world={world}
    >
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
        {stopwatch && STOPWATCH.test(picture.file) && <i style={toWay(stopwatch)} />}
      </span>
    </section>
  );
}
