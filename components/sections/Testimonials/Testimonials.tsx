import { carousel } from '@/components/islands/carousel/carousel';
import { CarouselControls } from '@/components/ui/Carousel/CarouselControls';
import { carouselRole } from '@/components/ui/Carousel/carousel';
import { Slide } from '@/components/ui/Carousel/Slide';
import { Slides } from '@/components/ui/Carousel/Slides';
import { joinClasses } from '@/components/ui/joinClasses';
import { Picture } from '@/components/ui/Picture/Picture';
import { wording } from '@/content/files/wording';
import styles from './Testimonials.module.scss';
import type { TestimonialsData } from './Testimonials.schema';

type Props = TestimonialsData & {
  /** Whether the words are large and the portraits small, on one level. */
  letters?: boolean;
};

/** Specification, section 9. A swipe or an arrow ends the rotation. */
const SETTINGS = {
  gap: 30,
  delay: 5000,
  inView: { 0: 1.5, 576: 2, 768: 3 },
  onInteraction: 'stop',
} as const;

/**
 * Clients' words in a carousel: each on a clay step that rises above the last, or as letters on one level.
 * One alone stands still, and without any there is no section.
 */
export function Testimonials({ title, items, words, letters }: Props) {
  if (items.length === 0) return null;
  const turns = items.length > 1;
  return (
    <section
      className={joinClasses(styles.testimonials, letters && styles.letters)}
      {...carouselRole(wording().carousel, title)}
      {...(turns && carousel(SETTINGS))}
    >
      <h2 className={styles.heading}>{title}</h2>
      {turns && <CarouselControls words={words} className={styles.controls} />}
      <Slides className={styles.steps} label={turns ? title : undefined}>
        {items.map(({ name, role, description, portrait }, index) => (
          <Slide key={name} index={index} count={items.length} className={styles.step}>
            <figure className={styles.voice}>
              {portrait && (
                <Picture
                  picture={{ ...portrait, alt: '' }}
                  sizes={letters ? '88px' : '(min-width: 768px) 30vw, 60vw'}
                  cutOut
                  plain
                  className={styles.portrait}
                />
              )}
              <blockquote className={styles.quote}>
                <p>{description}</p>
              </blockquote>
              <figcaption className={styles.source}>
                <b>{name}</b> {role}
              </figcaption>
            </figure>
          </Slide>
        ))}
      </Slides>
    </section>
  );
}
