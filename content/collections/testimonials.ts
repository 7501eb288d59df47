import type { TestimonialsData } from '@/components/sections/Testimonials/Testimonials.schema';
import { defineCollection } from '../files/collection';
import { once } from '../files/once';
import { type ClientWords, testimonial as schema } from './testimonial-schema';

/** The testimonials: `content/testimonials/<slug>.yaml`. They have no pages. */
export const testimonialFiles = defineCollection({
  folder: 'content/testimonials',
  format: 'yaml',
  schema,
});

/**
 * The words of a client in their case study, if visitors see them. Words of the home page stand in no
 * case study.
 */
export function findClientWords(slug: string): ClientWords | undefined {
  const entry = testimonialFiles.find(slug);
  if (!entry) return undefined;
  const { name, role, portrait, description, caseStudy, home } = entry.data;
  const words = caseStudy ?? (home === undefined ? description : undefined);
  return words ? { name, role, portrait, description: words } : undefined;
}

/** The testimonials of the home page and About Us, in their order. */
export const testimonials = once((): TestimonialsData['items'] => {
  const shown = testimonialFiles
    .entries()
    .flatMap(({ data: { home, ...rest } }) => (home ? [{ home, ...rest }] : []))
    .sort((a, b) => a.home - b.home);
  return shown.map(({ name, role, description, portrait }) => ({
    name,
    role,
    description,
    portrait,
  }));
});
