import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

const claim = z.strictObject({
  figure: text.describe('The figure, as it is written: "12X"'),
  label: text.describe('What it counts: "12X" and "faster orders" read as one phrase'),
  desc: text.describe('Where it was measured'),
});

const minutes = z.number().min(0).max(60);

/** One or two figures as giant type, above a clay set. */
export const setsApart = z.strictObject({
  title: text,
  world,
  claims: z.array(claim).min(1).max(2),
  picture: picture.describe('The scene, on a background of the same colours'),
  stopwatch: z
    .strictObject({ from: minutes, to: minutes })
    .optional()
    .describe(
      'The minutes between which the hand of the stopwatch runs, clockwise, as the page scrolls. Only the picture "pace" has one',
    ),
});

export type SetsApartData = z.infer<typeof setsApart>;
