import type { CSSProperties } from 'react';
import { EVERY_TIME, reveal } from '@/components/islands/motion/reveal';
import { Lines } from '@/components/ui/Lines/Lines';
import { Picture } from '@/components/ui/Picture/Picture';
import rows from '@/components/ui/Rows/Rows.module.scss';
import { toPlaces } from '@/components/ui/Rows/toPlaces';
import type { World } from '@/content/schema/world';
import styles from './ServiceParts.module.scss';
import type { ServicePartsData } from './ServiceParts.schema';

type Props = ServicePartsData & { world: World };

type Shape = 'wide' | 'narrow' | 'tall';

/** Where the cards are a mosaic on a wide screen: the shape of each picture, and the card's place in the grid. */
const mosaics: Record<number, readonly (readonly [shape: Shape, area: string])[]> = {
  6: [
    ['wide', '5 / 1 / 17 / 9'],
    ['tall', '1 / 9 / 17 / 13'],
    ['narrow', '17 / 1 / 28 / 5'],
    ['wide', '17 / 5 / 30 / 13'],
    ['tall', '28 / 1 / 41 / 5'],
    ['wide', '30 / 5 / 41 / 13'],
  ],
  7: [
    ['wide', '5 / 1 / 17 / 9'],
    ['narrow', '1 / 9 / 13 / 13'],
    ['narrow', '13 / 9 / 25 / 13'],
    ['narrow', '17 / 1 / 26 / 5'],
    ['narrow', '17 / 5 / 26 / 9'],
    ['narrow', '25 / 9 / 37 / 13'],
    ['wide', '26 / 1 / 37 / 9'],
  ],
};

/** Where they stand in rows, a wide one is first in one row and last in the next. On a tablet the first has its own. */
const PATTERNS = {
  tablet: [[12], [6, 6], [6, 6], [6, 6]],
  laptop: [
    [8, 4],
    [4, 8],
  ],
};

/** The width of each shape. A tall picture is wider than its frame, which crops its sides. */
const sizes = {
  wide: '(min-width: 68em) 62vw, 92vw',
  narrow: '(min-width: 68em) 37vw, (min-width: 44em) 46vw, 92vw',
  tall: '(min-width: 44em) 46vw, 92vw',
} as const satisfies Record<Shape, string>;

/**
 * The share of a card in the width of its row on a tablet, where the first card stands alone and the others in pairs.
 * It follows the formats of both pictures. Rounded down, so that both fit.
 */
function getShare(cards: ServicePartsData['cards'], index: number): number | undefined {
  const [one, other] = [index, index % 2 ? index + 1 : index - 1].map((i) => cards[i]?.picture);
  if (!one || !other) return undefined;
  const [ratio, otherRatio] = [one.width / one.height, other.width / other.height];
  return Math.floor((1e4 * ratio) / (ratio + otherRatio)) / 1e4;
}

/** The parts of a service: six or seven cards as a mosaic, others in rows of two. Without any picture they are columns of words. */
export function ServiceParts({ title, cards, world }: Props) {
  const count = cards.some(({ picture }) => picture) ? cards.length : undefined;
  const places = toPlaces(cards.length, PATTERNS);
  return (
    <section className={styles.parts} id="parts" data-world={world}>
      <h2 className={styles.title}>
        <Lines of={title} />
      </h2>
      <ul className={`${rows.rows} ${styles.cards}`} data-count={count} {...reveal(EVERY_TIME)}>
        {cards.map(({ id, title, description, picture }, i) => {
          const place = places[i];
          const [shape, area] = mosaics[cards.length]?.[i] ?? [
            place?.['data-laptop'] === 4 ? 'narrow' : 'wide',
          ];
          const style = { '--share': getShare(cards, i), '--area': area };
          return (
            <li key={id} id={id} className={styles.card} {...place} style={style as CSSProperties}>
              {picture && (
                <div className={styles.frame}>
                  <Picture picture={picture} sizes={sizes[shape]} />
                </div>
              )}
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
