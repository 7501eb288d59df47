import { z } from 'zod';
import { link } from '@/content/files/href';
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
});

export type FounderLetterData = z.infer<typeof founderLetter>;
