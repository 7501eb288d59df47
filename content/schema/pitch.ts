import { z } from 'zod';
import { breadcrumb } from './banner';
import { link } from './href';
import { picture } from './picture';
import { text } from './text';
import { world } from './world';

/** The services pitch: the page's title, and a set that climbs out of its panel beside it. */
export const pitch = z.strictObject({
  breadcrumb,
  title: z.array(text).min(1).max(3).describe('The title, a line each'),
  world,
  base: picture.describe('The set with its floor and shadows'),
  cut: picture.describe('The same set without its backdrop, decorative'),
  lead: text,
  points: z.array(text).length(3).describe('What the visitor gets, in a few words each'),
  action: link,
});

export type PitchData = z.infer<typeof pitch>;
