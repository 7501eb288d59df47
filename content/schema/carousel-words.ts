import { z } from 'zod';
import { text } from './text';

/** The names of a carousel's buttons. */
export const carouselWords = z.strictObject({
  pause: text.describe('The button that stops the slides'),
  play: text.describe('The same button once they are stopped'),
  previous: text,
  next: text,
});

export type CarouselWords = z.infer<typeof carouselWords>;
