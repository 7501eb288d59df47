import { testimonialFiles } from '../testimonials/testimonials';
import type { Published } from './published';

/** The testimonials. They have no pages. */
export const testimonials: Published = { collection: testimonialFiles };
