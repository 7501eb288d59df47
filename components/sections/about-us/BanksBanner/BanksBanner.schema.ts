import { z } from 'zod';
import { breadcrumb } from '@/content/schema/breadcrumb';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** The banner of the two riverbanks. Its title stands behind them, from edge to edge. */
export const banksBanner = z.strictObject({
  breadcrumb,
  title: text.describe('One line, up to ten characters fill it'),
  world,
  picture: picture.describe('The two banks without a backdrop'),
  statement: text.describe('A short sentence in the sky, at most three lines on a phone'),
});

export type BanksBannerData = z.infer<typeof banksBanner>;
