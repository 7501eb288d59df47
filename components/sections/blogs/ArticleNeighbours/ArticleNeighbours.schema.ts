import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words of the links to the articles before and after one. */
export const articleNeighbours = z.strictObject({
  label: text.describe('The name of the links for screen readers'),
  previous: text.describe('The words above the title of the article before'),
  next: text.describe('The words above the title of the article after'),
});

export type ArticleNeighboursData = z.infer<typeof articleNeighbours>;
