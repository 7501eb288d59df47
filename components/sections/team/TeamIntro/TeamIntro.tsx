import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import styles from './TeamIntro.module.scss';
import type { TeamIntroData } from './TeamIntro.schema';

type Props = TeamIntroData;

/** Over thirty people, a dot each. */
const PEOPLE = 33;

/** The six of the cards below, by their places among them. */
const SIX = new Set([4, 9, 14, 18, 23, 28]);

/** Half the bridge's angle, of a circle with a radius of 365 round (310, 380). */
const REACH = 0.94;

/** The team as a bridge: from Noida's bank on the left to Liverpool's on the right. */
function Bridge() {
  return (
    <svg viewBox="0 0 620 186" className={styles.bridge} aria-hidden="true">
      {Array.from({ length: PEOPLE }, (_, index) => {
        const angle = REACH * ((2 * index) / (PEOPLE - 1) - 1);
        return (
          <circle
            key={index}
            cx={(310 + 365 * Math.sin(angle)).toFixed(1)}
            cy={(380 - 365 * Math.cos(angle)).toFixed(1)}
            r={SIX.has(index) ? 12 : 5.5}
          />
        );
      })}
    </svg>
  );
}

/** The team page's title, and who we are in a sentence at its foot. */
export function TeamIntro({ breadcrumb, title, lead }: Props) {
  return (
    <section className={styles.intro}>
      <div className={styles.breadcrumb}>
        <Breadcrumb path={breadcrumb.path} current={breadcrumb.current} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <Bridge />
      <p className={styles.lead}>{lead}</p>
    </section>
  );
}
