import { EVERY_TIME, reveal } from '@/components/islands/motion/reveal';
import { Picture } from '@/components/ui/Picture/Picture';
import type { ServicePart } from '@/content/schema/service';
import type { World } from '@/content/schema/world';
import styles from './ServiceParts.module.scss';

type Props = {
  /** The heading, a line each. */
  title: readonly string[];
  cards: readonly ServicePart[];
  world: World;
};

/** The parts of a service: a mosaic of six or seven cards. */
export function ServiceParts({ title, cards, world }: Props) {
  return (
    <section className={styles.parts} id="parts" data-world={world}>
      <h2 className={styles.title}>
        {title.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h2>
      <ul className={styles.cards} data-count={cards.length} {...reveal(EVERY_TIME)}>
        {cards.map(({ id, title, description, picture }) => (
          <li key={id} id={id} className={styles.card}>
            <div className={styles.frame}>
              <Picture
                picture={picture}
                sizes="(min-width: 1081px) 62vw, (min-width: 701px) 92vw, 92vw"
              />
            </div>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
