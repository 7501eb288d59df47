import { enhance } from '@/components/islands/marks';
import type { World } from '@/content/schema/world';
import styles from './Scale.module.scss';

type Props = {
  /** How many fields the form requires. */
  weights: number;
  world: World;
};

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
            <i key={i} />
          ))}
        </div>
        <i className={styles.bow} />
      </div>
    </div>
  );
}
