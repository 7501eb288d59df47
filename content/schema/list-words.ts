import { z } from 'zod';
import { text } from './text';

/** The words of a list of articles about a topic or by an author. */
export const listWords = z.strictObject({
  title: text.describe('The words before the topic or the name in the page title'),
  description: z
    .strictObject({ before: text, after: text })
    .optional()
    .describe(
      'The words around the topic or the name, for search engines. The lead, if they are missing',
    ),
  count: text.describe('The words after the number of articles'),
});

export type ListWords = z.infer<typeof listWords>;
