import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import styles from './TeamIntro.module.scss';
import type { TeamIntroData } from './TeamIntro.schema';

type Props = TeamIntroData;

/** Over thirty people, one dot each. */
const PEOPLE = 33;

/** Six of the dots are large: the people of the cards below. */
const LARGE = new Set([4, 9, 14, 18, 23, 28]);

/** Half the angle of the bridge, in radians. Its circle has the radius 365 and the centre (310, 380). */
const HALF_ANGLE = 0.94;

/** The team as a bridge of dots, from Noida on the left to Liverpool on the right. */
function Bridge() {
  return (
    <svg viewBox="0 0 620 186" className={styles.bridge} aria-hidden="true">
      {Array.from({ length: PEOPLE }, (_, index) => {
        const angle = HALF_ANGLE * ((2 * index) / (PEOPLE - 1) - 1);
        return (
          <circle
            key={index}
            cx={(310 + 365 * Math.sin(angle)).toFixed(1)}
            cy={(380 - 365 * Math.cos(angle)).toFixed(1)}
            r={LARGE.has(index) ? 12 : 5.5}
          />
        );
      })}
    </svg>
  );
}

/** The team page's title, with a sentence about the team below it. */
export function TeamIntro({ breadcrumb, title, lead }: Props) {
  return (
    <section className={styles.intro}>
      <div className={styles.breadcrumb}>
        <Breadcrumb {...breadcrumb} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <Bridge />
      <p className={styles.lead}>{lead}</p>
    </section>
  );
}
