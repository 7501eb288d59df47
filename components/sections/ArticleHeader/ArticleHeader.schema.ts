import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words at the top of every article; the rest is the article's own. */
export const articleHeader = z.strictObject({
  updated: text.describe('The words before the day of the last change'),
});

export type ArticleHeaderData = z.infer<typeof articleHeader>;
