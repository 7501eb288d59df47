import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { ground } from '../ground.schema';

const screen = z.strictObject({
  picture,
  caption: text,
  device: z.enum(['desktop', 'phone']).describe('The frame that is drawn around the picture'),
});

export type ScreenData = z.infer<typeof screen>;

/** The product as its users see it: one to three screens. */
export const screens = z.strictObject({
  kind: z.literal('screens'),
  title: text.optional(),
  screens: z.array(screen).min(1).max(3),
  ground: ground.default('world'),
});

export type ScreensData = z.infer<typeof screens>;
