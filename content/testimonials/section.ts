import { testimonials as schema } from '@/components/sections/Testimonials/Testimonials.schema';
import { define } from '../schema/define';

/** The words around the clients' own words, on the home page and About Us. */
export const testimonialsSection = define(
  'content/testimonials/section.ts',
  schema.omit({ items: true, avatars: true }),
  {
    title: 'Heard on the other bank',
    words: {
      pause: 'Pause the testimonials',
      play: 'Play the testimonials',
      previous: 'Previous testimonial',
      next: 'Next testimonial',
    },
  },
);
