import { z } from 'zod';
import { breadcrumb } from '@/content/files/breadcrumb';
import { link } from '@/content/files/href';
import { cutOut } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** The services pitch: the page's title, and beside it a set that extends above its panel. */
export const pitch = z.strictObject({
  breadcrumb,
  title: z.array(text).min(1).max(3).describe('The lines of the title'),
  world,
  picture: cutOut.describe('A scene without a background, with its shadows'),
  lead: text,
  points: z.array(text).min(1).max(6).describe('What the visitor gets, in a few words each'),
  action: link,
});

export type PitchData = z.infer<typeof pitch>;
