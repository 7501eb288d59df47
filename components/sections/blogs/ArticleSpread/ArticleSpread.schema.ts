import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words of the list of articles; the articles are in `content/articles`. */
export const articleSpread = z.strictObject({
  label: text.describe('The name of the list for screen readers'),
  readMore: text.describe('The words of each article’s button'),
  about: text.describe(
    'The words between the button’s words and the article’s title, for screen readers',
  ),
});

export type ArticleSpreadData = z.infer<typeof articleSpread>;
