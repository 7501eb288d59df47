import { z } from 'zod';
import { breadcrumb } from '@/content/files/breadcrumb';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** The banner of the two riverbanks. Its title stands behind them, from edge to edge. */
export const banksBanner = z.strictObject({
  breadcrumb,
  title: text.meta({
    description: 'One line, up to ten characters fill it',
    examples: ['Boats', 'Boat hire'],
  }),
  world,
  picture: picture.meta({
    description: 'A wide scene without a background before the title, or a photograph below it',
    examples: [{ name: 'dusk', alt: 'Two riverbanks and a bridge at dusk' }],
  }),
  statement: text.describe('A short sentence in the sky, at most three lines on a phone'),
});

export type BanksBannerData = z.infer<typeof banksBanner>;
