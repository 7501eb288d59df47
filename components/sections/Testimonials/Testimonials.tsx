import { enhance } from '@/components/islands/enhance';
import { Picture } from '@/components/ui/Picture/Picture';
import { RailButtons } from '@/components/ui/RailButtons/RailButtons';
import type { TestimonialsData } from '@/content/schema/testimonials';
import styles from './Testimonials.module.scss';

type Props = TestimonialsData;

/** Clients in their own words, climbing a flight of clay steps; on phones a row that scrolls sideways. */
export function Testimonials({ title, items, avatars, previous, next }: Props) {
  return (
    <section className={styles.testimonials} {...enhance('rail', 'visible')}>
      <h2 className={styles.heading}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
      <ul className={styles.steps} data-rail tabIndex={0}>
        {items.map(({ name, role, description }, index) => {
          const avatar = avatars[index % avatars.length];
          return (
            <li key={name} className={styles.step}>
              <figure className={styles.voice}>
                <span className={styles.portrait}>
                  {avatar && <Picture picture={avatar} sizes="(min-width: 701px) 32vw, 66vw" />}
                </span>
                <blockquote className={styles.quote}>
                  <span className={styles.marks} aria-hidden="true" />
                  <p>{description}</p>
                </blockquote>
                <figcaption className={styles.source}>
                  <b>{name}</b> <span>{role}</span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      <RailButtons previous={previous} next={next} className={styles.controls} />
    </section>
  );
}
