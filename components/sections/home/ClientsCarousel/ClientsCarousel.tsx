import { carousel } from '@/components/islands/carousel/carousel';
import { ButtonLink } from '@/components/ui/Button/Button';
import { CarouselControls } from '@/components/ui/Carousel/CarouselControls';
import { carouselRole } from '@/components/ui/Carousel/carousel';
import { Slide } from '@/components/ui/Carousel/Slide';
import { Slides } from '@/components/ui/Carousel/Slides';
import { Frame } from '@/components/ui/Frame/Frame';
import { Link } from '@/components/ui/Link/Link';
import type { ProjectCard } from '@/content/collections/project-schema';
import { wording } from '@/content/files/wording';
import styles from './ClientsCarousel.module.scss';
import type { ClientsCarouselData } from './ClientsCarousel.schema';

type Props = ClientsCarouselData & {
  /** The slides, in their order. */
  projects: readonly ProjectCard[];
};

const SIZES = '(min-width: 1200px) 31vw, (min-width: 768px) 45vw, (min-width: 500px) 90vw, 64vw';

/** Specification, section 9. Neither the mouse nor swipes and arrows end the rotation. */
const SETTINGS = {
  gap: 20,
  delay: 3000,
  inView: { 300: 1.4, 500: 1, 768: 2, 992: 2, 1200: 3, 1500: 3 },
  onInteraction: 'continue',
} as const;

/** The clients' projects in an endless row that turns by itself. One alone stands still. */
export function ClientsCarousel({ title, lead, action, words, projects }: Props) {
  if (projects.length === 0) return null;
  const turns = projects.length > 1;
  return (
    <section
      className={styles.clients}
      {...carouselRole(wording().carousel, title)}
      {...(turns && carousel(SETTINGS))}
    >
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {turns && <CarouselControls words={words} className={styles.controls} />}
      <Slides className={styles.slides}>
        {projects.map(({ slug, name, kind, world, image }, index) => (
          <Slide key={slug} index={index} count={projects.length}>
            <Link href={action.href} className={styles.link} data-card>
              <Frame picture={image} world={world} sizes={SIZES} work />
              <h3 className={styles.client}>{name}</h3> <p className={styles.project}>{kind}</p>
            </Link>
          </Slide>
        ))}
      </Slides>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </section>
  );
}
