import { z } from 'zod';
import { picture } from '../files/picture';
import { text } from '../schema/text';

/** A client's words: `content/testimonials/<slug>.yaml`. */
export const testimonial = z
  .strictObject({
    name: text,
    role: text.describe('What they do, and where: "Founder, Saltmarsh"'),
    description: text.describe(
      'Their words, without quotation marks. Without a place on the home page, they stand in the case study',
    ),
    portrait: picture.optional(),
    home: z
      .number()
      .int()
      .positive()
      .optional()
      .describe('The place on the home page and About Us'),
    caseStudy: text
      .optional()
      .describe(
        'Other words of theirs for the case study, if the description has a place on the home page',
      ),
  })
  .refine(({ caseStudy, description }) => caseStudy !== description, {
    path: ['caseStudy'],
    error: 'expected other words than in "description", so that no visitor reads them twice',
  });

type Testimonial = z.infer<typeof testimonial> & { slug: string };

/** A client as a case study quotes them. */
export type ClientWords = Pick<Testimonial, 'name' | 'role' | 'description' | 'portrait'>;
