import { z } from 'zod';
import { picture } from '../schema/picture';
import { text } from '../schema/text';

/** A client's words: `content/testimonials/<slug>.yaml`. */
export const testimonial = z.strictObject({
  name: text,
  role: text.describe('What they do, and where: "Founder, Saltmarsh"'),
  description: text.describe('Their words, without quotation marks'),
  portrait: picture.optional(),
  home: z
    .number()
    .int()
    .positive()
    .optional()
    .describe('The place on the home page. Without one, only a case study shows it'),
});

export type Testimonial = z.infer<typeof testimonial> & { slug: string };
