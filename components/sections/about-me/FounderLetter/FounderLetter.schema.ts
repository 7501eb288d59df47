import { z } from 'zod';
import { link } from '@/content/references/href';
import { picture } from '@/content/schema/picture';
import { paragraphs, text } from '@/content/schema/text';

/** A letter in the founder's voice. */
export const founderLetter = z.strictObject({
  title: text,
  greeting: text,
  paragraphs,
  signature: text,
  role: text,
  action: link.describe('The button'),
  more: link.optional().describe('The quieter link beside it. May be missing'),
  sprites: z.array(picture).max(3).describe('Clay shapes adrift on the water, decorative'),
});

export type FounderLetterData = z.infer<typeof founderLetter>;
