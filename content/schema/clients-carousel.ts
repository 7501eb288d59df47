import { z } from 'zod';
import { carouselWords } from './carousel-words';
import { link } from './href';
import { text } from './text';

/** The words around the row of six clients' projects; the slides are the case studies themselves. */
export const clientsCarousel = z.strictObject({
  title: text,
  lead: text,
  action: link.describe('Where the button and every slide lead'),
  words: carouselWords,
});

export type ClientsCarouselData = z.infer<typeof clientsCarousel>;
