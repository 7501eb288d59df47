import { z } from 'zod';
import { link } from '@/content/files/href';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { CODE } from '@/content/schema/texts';
import { world } from '@/content/schema/world';

/** The openings section; its cards are the jobs of `content/jobs`. */
export const jobCards = z.strictObject({
  id: text.meta(CODE).describe('What a link to the jobs has after "#"'),
  title: text,
  lead: text,
  link: text.describe('The words of each card’s link'),
  sets: z
    .array(z.strictObject({ world, picture }))
    .min(1)
    .describe('The pictures of the cards, used in turn'),
  empty: text.describe('The words in place of the lead if no job is open'),
  other: z.strictObject({ title: text, text, link }),
});

export type JobCardsData = z.infer<typeof jobCards>;
