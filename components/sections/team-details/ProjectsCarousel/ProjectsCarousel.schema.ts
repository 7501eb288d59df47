import { z } from 'zod';
import { link } from '@/content/files/href';
import { carouselWords } from '@/content/schema/carousel-words';
import { text } from '@/content/schema/text';

/** The words of the latest-projects carousel; the projects are in `content/projects`. */
export const projectsCarousel = z.strictObject({ title: text, all: link, words: carouselWords });

export type ProjectsCarouselData = z.infer<typeof projectsCarousel>;
