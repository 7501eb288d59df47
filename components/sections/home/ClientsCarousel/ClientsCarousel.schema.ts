import { z } from 'zod';
import { link } from '@/content/files/href';
import { carouselWords } from '@/content/schema/carousel-words';
import { text } from '@/content/schema/text';

/** The words around the row of six clients' projects; the slides are the case studies themselves. */
export const clientsCarousel = z.strictObject({
  title: text,
  lead: text,
  action: link.describe('Where the button and every slide lead'),
  words: carouselWords,
});

export type ClientsCarouselData = z.infer<typeof clientsCarousel>;
