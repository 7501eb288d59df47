import { z } from 'zod';
import { link } from '@/content/references/href';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';

/** The closing question of a page: one sentence with clay shapes between its words. */
export const ask = z.strictObject({
  sentence: z
    .array(
      z.strictObject({
        sprite: picture.optional().describe('A clay shape before the words, decorative'),
        words: text,
      }),
    )
    .min(1),
  action: link,
  lead: text,
});

export type AskData = z.infer<typeof ask>;
