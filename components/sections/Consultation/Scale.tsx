import type { CSSProperties } from 'react';
import { enhance } from '@/components/islands/marks';
import type { World } from '@/content/schema/world';
import styles from './Scale.module.scss';

type Props = {
  /** How many fields the form requires. */
  weights: number;
  world: World;
};

/** The river's outline, in hundredths of the frame's width. It comes from behind the form. */
const RIVER =
  'M300 28H150C112 28 79 36 79 54C79 68 64 75 42 80V90H150V80C118 77 93 70 93 57C93 47 118 40 150 40H300Z';

/**
 * A plank with a problem on its left end. The sheet alone moves it: each required field that is right puts a
 * weight on the right end, and a message that was sent leaves by boat.
 */
export function Scale({ weights, world }: Props) {
  return (
    <div
      className={styles.scale}
      data-world={world}
      aria-hidden="true"
      {...enhance('painted', 'scroll')}
    >
      <div className={styles.frame}>
        <i className={styles.boat} />
        <div className={styles.beam}>
          {Array.from({ length: weights }, (_, i) => (
            <i
              key={i}
              style={{ '--place': i } as CSSProperties}
              data-jar={i % 2 === 1 || undefined}
            />
          ))}
        </div>
        <i className={styles.bow} />
      </div>
      <svg className={styles.river} viewBox="0 0 150 90" aria-hidden="true">
        <path d={RIVER} />
      </svg>
    </div>
  );
}
