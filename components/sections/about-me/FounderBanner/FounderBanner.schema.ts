import { z } from 'zod';
import { breadcrumb } from '@/content/files/breadcrumb';
import { cutOut } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** The founder's portrait in front of her name. */
export const founderBanner = z.strictObject({
  breadcrumb,
  title: z
    .array(text)
    .min(1)
    .max(2)
    .meta({
      description: 'The lines of the name; up to seven letters fit a line',
      examples: [['Ada'], ['Esther', 'Quaye']],
    }),
  world: world.meta({
    description: 'Colours that are quiet enough for small words',
    examples: ['mint', 'harbour'],
  }),
  portrait: cutOut.describe('A portrait without a background, cut off at its lower edge'),
  role: text,
  statement: text.meta({
    description: 'One short sentence: the name stands close by',
    examples: ['I build boats.', 'We hire out boats and teach people to sail them.'],
  }),
});

export type FounderBannerData = z.infer<typeof founderBanner>;
