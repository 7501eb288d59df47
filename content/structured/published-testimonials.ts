import type { Published } from '../collections/published';
import { testimonialFiles } from '../collections/testimonials';

/** The testimonials. They have no pages. */
export const testimonials: Published = { collection: testimonialFiles };
