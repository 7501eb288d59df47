import { z } from 'zod';
import { link } from '@/content/files/href';
import { text } from '@/content/schema/text';

/** The closing question of a page. */
export const ask = z.strictObject({
  sentence: text,
  action: link,
  lead: text,
});

export type AskData = z.infer<typeof ask>;
