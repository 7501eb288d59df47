import { z } from 'zod';
import { counters } from '@/components/sections/Counters/Counters.schema';
import { stageBanner } from './banner';
import { carouselWords } from './carousel-words';
import { link } from './href';
import { meta } from './meta';
import { picture } from './picture';
import { paragraphs, text } from './text';
import { world } from './world';

/** What the agency does, in a paragraph, two figures and its services. */
const whatWeDo = z.strictObject({
  title: text,
  lead: text,
  counters: counters.shape.items.length(2),
  label: text.describe('What introduces the services'),
  services: z.array(link).length(7),
});

export type WhatWeDoData = z.infer<typeof whatWeDo>;

/** Four questions that open to their answers. */
const faq = z.strictObject({
  title: text,
  lead: text,
  link,
  items: z.array(z.strictObject({ question: text, answer: paragraphs })).length(4),
});

export type FaqData = z.infer<typeof faq>;

/** The words of the clients carousel; the logos are in `content/clients.ts`. */
const logoCarousel = z.strictObject({ title: text, words: carouselWords });

export type LogoCarouselData = z.infer<typeof logoCarousel>;

/** The words of the latest-projects carousel; the projects are in `content/projects.ts`. */
const projectsCarousel = z.strictObject({ title: text, all: link, words: carouselWords });

export type ProjectsCarouselData = z.infer<typeof projectsCarousel>;

/** A client in their own words; the film they come from is in `content/film.ts`. */
const videoTestimonial = z.strictObject({
  quote: text.describe('Without quotation marks'),
  name: text,
  role: text,
  portrait: picture,
  world,
});

export type VideoTestimonialData = z.infer<typeof videoTestimonial>;

/** The copy of the team details page. */
export const teamDetailsPage = z.strictObject({
  meta,
  banner: stageBanner,
  what: whatWeDo,
  faq,
  logos: logoCarousel,
  projects: projectsCarousel,
  testimonial: videoTestimonial,
});
