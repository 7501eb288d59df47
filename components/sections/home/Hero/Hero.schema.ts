import { z } from 'zod';
import { link } from '@/content/files/href';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** The first screen of a home page. */
export const hero = z.strictObject({
  title: z.array(text).min(1).max(3).describe('The lines of the headline'),
  lead: text,
  contact: link.describe('The button'),
  projects: link.optional().describe('The quieter link beside it. May be missing'),
  picture: picture.describe(
    'A wide scene without a background behind the words, or a photograph below them',
  ),
  world: world
    .optional()
    .describe('The ground of a scene beside the words. A photograph has its own'),
  sprites: z.array(picture).max(3).describe('Small clay shapes that float, decorative'),
});

export type HeroData = z.infer<typeof hero>;
