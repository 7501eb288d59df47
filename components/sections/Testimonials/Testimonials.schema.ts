import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { carouselWords } from '@/content/schema/carousel-words';
import { text } from '@/content/schema/text';

/** The words of one client. */
const testimonial = z.strictObject({
  name: text,
  role: text.describe('What they do, and where'),
  description: text.describe('Their words, without quotation marks'),
  portrait: picture.optional(),
});

/** Testimonials. The specification has three. */
export const testimonials = z.strictObject({
  title: text,
  items: z.array(testimonial).min(1),
  words: carouselWords,
});

export type TestimonialsData = z.infer<typeof testimonials>;
