import { z } from 'zod';

const section = z.enum([
  'about',
  'clients',
  'consultation',
  'counters',
  'industries',
  'services',
  'setsApart',
  'team',
  'testimonials',
  'tools',
]);

export type HomeSection = z.infer<typeof section>;

/** How a home page is arranged: its header, its footer, and its sections from top to bottom. */
export const arrangement = z.strictObject({
  header: z.enum(['main', 'demo']).describe('Which of the two headers the page has'),
  footer: z.literal([1, 2, 3]).describe('Which of the three footers the page has'),
  sections: z.array(section).min(1).describe('The sections below the banner, from top to bottom'),
});

export type Arrangement = z.infer<typeof arrangement>;
