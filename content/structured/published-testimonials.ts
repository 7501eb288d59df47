import type { CollectionOutput } from '../collections/collection-output';
import { testimonialFiles } from '../collections/testimonials';

/** The testimonials. They have no pages. */
export const testimonials: CollectionOutput = { collection: testimonialFiles };
