import type { TestimonialsData } from '@/components/sections/Testimonials/Testimonials.schema';
import { defineCollection } from '../collection/collection';
import { once } from '../collection/once';
import { testimonial as schema, type Testimonial } from './schema';
import { testimonialsSection } from './section';

/** The testimonials: `content/testimonials/<slug>.yaml`. They have no pages. */
export const testimonialFiles = defineCollection({
  folder: 'content/testimonials',
  format: 'yaml',
  schema,
});

/** The testimonial with this slug, if visitors see one. */
export function findTestimonial(slug: string): Testimonial | undefined {
  const entry = testimonialFiles.find(slug);
  return entry && { slug, ...entry.data };
}

/** The testimonials of the home page and About Us, in their order, with the words around them. */
export const testimonials = once((): TestimonialsData => {
  const shown = testimonialFiles
    .entries()
    .flatMap(({ data: { home, ...rest } }) => (home ? [{ home, ...rest }] : []))
    .sort((a, b) => a.home - b.home);
  return {
    ...testimonialsSection,
    items: shown.map(({ name, role, description }) => ({ name, role, description })),
    avatars: shown.flatMap(({ portrait }) => portrait ?? []),
  };
});
