import { testimonials as schema } from '@/components/sections/Testimonials/Testimonials.schema';
import { define } from '../files/define';

/** The words around the clients' own words, on the home page and About Us. */
export const testimonialsSection = define(
  'content/testimonials-section.yaml',
  schema.omit({ items: true }),
);
