import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import styles from './TeamIntro.module.scss';
import type { TeamIntroData } from './TeamIntro.schema';

/** Without the dots, there is no bridge. */
type Optional = 'dots' | 'legend';

type Props = Omit<TeamIntroData, Optional> &
  Partial<Pick<TeamIntroData, Optional>> & {
    /** How many people have a card below. Their dots are large. */
    cards: number;
    /** How many offices the agency has. Without one, the bridge has the colour of the first. */
    offices: number;
  };

/** The part of the bridge over which the large dots are spread. */
const SPREAD = 0.75;

/** The places of the large dots among all. */
function placeLarge(dots: number, cards: number): ReadonlySet<number> {
  const middle = (dots - 1) / 2;
  const step = (SPREAD * (dots - 1)) / Math.max(1, cards - 1);
  return new Set(
    Array.from({ length: cards }, (_, i) => Math.round(middle + (i - (cards - 1) / 2) * step)),
  );
}

/** Half the angle of the bridge, in radians. Its circle has the radius 365 and the centre (310, 380). */
const HALF_ANGLE = 0.94;

/**
 * The team as a bridge of dots. From left to right, each office has a stretch in its colour. The dot in
 * the middle has a colour of its own.
 */
function Bridge({ dots, cards, offices }: { dots: number; cards: number; offices: number }) {
  const stretches = Math.max(1, offices);
  const large = placeLarge(dots, cards);
  const circles = Array.from({ length: dots }, (_, index) => {
    const angle = HALF_ANGLE * ((2 * index) / (dots - 1) - 1);
    return (
      <circle
        key={index}
        cx={(310 + 365 * Math.sin(angle)).toFixed(1)}
        cy={(380 - 365 * Math.cos(angle)).toFixed(1)}
        r={large.has(index) ? 12 : 5.5}
        className={index === (dots - 1) / 2 ? styles.keystone : undefined}
      />
    );
  });
  const stretch = dots / stretches;
  return (
    <svg viewBox="0 0 620 186" className={styles.bridge} aria-hidden="true">
      {Array.from({ length: stretches }, (_, i) => (
        <g key={i} data-office={i + 1}>
          {circles.slice(Math.ceil(i * stretch), Math.ceil((i + 1) * stretch))}
        </g>
      ))}
    </svg>
  );
}

/** The team page's title, with a sentence about the team below it. */
export function TeamIntro({ breadcrumb, title, lead, dots, legend, cards, offices }: Props) {
  return (
    <section className={styles.intro}>
      <Breadcrumb {...breadcrumb} />
      <h1 className={styles.title}>{title}</h1>
      {dots !== undefined && (
        <figure className={styles.figure}>
          <Bridge dots={dots} cards={cards} offices={offices} />
          {legend && (
            <figcaption className={styles.legend} aria-hidden="true">
              {legend}
            </figcaption>
          )}
        </figure>
      )}
      <p className={styles.lead}>{lead}</p>
    </section>
  );
}
