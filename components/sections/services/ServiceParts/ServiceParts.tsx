import { EVERY_TIME, reveal } from '@/components/islands/motion/reveal';
import { Lines } from '@/components/ui/Lines/Lines';
import { Picture } from '@/components/ui/Picture/Picture';
import type { World } from '@/content/schema/world';
import styles from './ServiceParts.module.scss';
import type { ServicePartsData } from './ServiceParts.schema';

type Props = ServicePartsData & { world: World };

type Shape = 'wide' | 'narrow' | 'tall';

/** The shape of each card's picture in the mosaic on a wide screen. */
const shapes: Record<number, readonly Shape[]> = {
  6: ['wide', 'tall', 'narrow', 'wide', 'tall', 'wide'],
  7: ['wide', 'narrow', 'narrow', 'narrow', 'narrow', 'narrow', 'wide'],
};

/** The width of each shape. A tall picture is wider than its frame, which crops its sides. */
const sizes = {
  wide: '(min-width: 1081px) 62vw, 92vw',
  narrow: '(min-width: 1081px) 37vw, (min-width: 701px) 46vw, 92vw',
  tall: '(min-width: 701px) 46vw, 92vw',
} as const satisfies Record<Shape, string>;

/** The parts of a service: a mosaic of six or seven cards. */
export function ServiceParts({ title, cards, world }: Props) {
  return (
    <section className={styles.parts} id="parts" data-world={world}>
      <h2 className={styles.title}>
        <Lines of={title} />
      </h2>
      <ul className={styles.cards} data-count={cards.length} {...reveal(EVERY_TIME)}>
        {cards.map(({ id, title, description, picture }, i) => {
          const shape = shapes[cards.length]?.[i] ?? 'wide';
          return (
            <li key={id} id={id} className={styles.card} data-shape={shape}>
              <div className={styles.frame}>
                <Picture picture={picture} sizes={sizes[shape]} />
              </div>
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
