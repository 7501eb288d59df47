import { ProjectSlides } from '@/components/islands/carousel/slick/ProjectSlides';
import { CarouselControls } from '@/components/ui/Carousel/CarouselControls';
import { carouselRole } from '@/components/ui/Carousel/carousel';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { ProjectCard } from '@/content/collections/project-schema';
import { wording } from '@/content/files/wording';
import styles from './ProjectsCarousel.module.scss';
import type { ProjectsCarouselData } from './ProjectsCarousel.schema';

type Props = ProjectsCarouselData & { projects: readonly ProjectCard[] };

/** The latest projects in an endless row that turns by itself, one of them in the middle. */
export function ProjectsCarousel({ title, all, words, projects }: Props) {
  if (projects.length === 0) return null;
  return (
    <section className={styles.carousel} {...carouselRole(wording().carousel, title)}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {projects.length > 1 && <CarouselControls words={words} className={styles.controls} />}
        <TextLink href={all.href}>{all.label}</TextLink>
      </div>
      <ProjectSlides
        words={wording().carousel}
        projects={projects.map(({ slug, name, kind, url, image, world }) => ({
          slug,
          name,
          kind,
          url,
          image,
          world,
        }))}
      />
    </section>
  );
}
