import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words beside every article's text. */
export const articleBody = z.strictObject({
  contents: text.describe('The heading of the table of contents'),
});

export type ArticleBodyData = z.infer<typeof articleBody>;
