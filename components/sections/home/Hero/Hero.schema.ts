import { z } from 'zod';
import { link } from '@/content/references/href';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';

/** The first screen of a home page. */
export const hero = z.strictObject({
  title: z.array(text).min(1).max(3).describe('The lines of the headline'),
  lead: text,
  contact: link.describe('The button'),
  projects: link.optional().describe('The quieter link beside it. May be missing'),
  picture: picture.describe(
    'A wide scene without a background behind the words, or a photograph below them',
  ),
  sprites: z.array(picture).max(5).describe('Small clay shapes that float, decorative'),
});

export type HeroData = z.infer<typeof hero>;
