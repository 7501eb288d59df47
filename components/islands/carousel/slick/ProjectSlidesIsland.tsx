'use client';

import { slideRole } from '@/components/ui/Carousel/carousel';
import { Frame } from '@/components/ui/Frame/Frame';
import { Link } from '@/components/ui/Link/Link';
import type { ProjectCard } from '@/content/collections/project-schema';
import type { SlideWords } from '@/content/schema/wording';
import styles from './ProjectSlides.module.scss';
import { Slick } from './Slick';

/** The part of a project that a slide shows. */
type ProjectSlide = Pick<ProjectCard, 'slug' | 'name' | 'kind' | 'url' | 'image' | 'world'>;

type Props = { projects: readonly ProjectSlide[]; words: SlideWords };

/**
 * Specification, section 9. Where it names no padding, the padding of the next wider step applies.
 */
const SETTINGS = {
  slidesToShow: 3,
  centerMode: true,
  centerPadding: '295px',
  upTo: [
    { width: 1600, settings: { centerPadding: '180px' } },
    { width: 1400, settings: { centerPadding: '100px' } },
    { width: 1200, settings: { centerPadding: '40px' } },
    { width: 992, settings: { slidesToShow: 2, centerPadding: '40px' } },
    { width: 767, settings: { slidesToShow: 1, centerPadding: '40px' } },
    { width: 575, settings: { slidesToShow: 1, centerPadding: '0px' } },
  ],
};

const SIZES = '(min-width: 993px) 30vw, (min-width: 768px) 45vw, 85vw';

/** The projects. The current one stands in the middle, between parts of its neighbours. */
export function ProjectSlidesIsland({ projects, words }: Props) {
  return (
    <Slick settings={SETTINGS} className={styles.row}>
      {projects.map(({ slug, name, kind, url, image, world }, index) => (
        <div
          key={slug}
          className={styles.slide}
          data-world={world}
          data-card
          {...slideRole(words, index, projects.length)}
        >
          <Frame picture={image} sizes={SIZES} work />
          <h3 className={styles.name}>
            <Link href={url}>{name}</Link>
          </h3>
          <p className={styles.kind}>{kind}</p>
        </div>
      ))}
    </Slick>
  );
}
