import { z } from 'zod';
import { link } from './href';
import { picture } from './picture';
import { text } from './text';

/** The closing question of a page: one sentence with clay shapes set in it as words. */
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
