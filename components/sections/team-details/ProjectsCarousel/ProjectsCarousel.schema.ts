import { z } from 'zod';
import { carouselWords } from '@/content/schema/carousel-words';
import { link } from '@/content/schema/href';
import { text } from '@/content/schema/text';

/** The words of the latest-projects carousel; the projects are in `content/projects`. */
export const projectsCarousel = z.strictObject({ title: text, all: link, words: carouselWords });

export type ProjectsCarouselData = z.infer<typeof projectsCarousel>;
