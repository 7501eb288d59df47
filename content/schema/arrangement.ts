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
  header: z.enum(['main', 'demo']),
  footer: z.literal([1, 2, 3]),
  sections: z.array(section).min(1).describe('The sections below the banner, each of home.ts'),
});

export type Arrangement = z.infer<typeof arrangement>;
