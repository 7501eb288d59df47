import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words of the links to the pages of a list. */
export const listPages = z.strictObject({
  label: text.describe('The name of the links for screen readers'),
  page: text.describe('The word before a page’s number'),
  of: text.describe('The word between a page’s number and the number of pages'),
  newer: text.describe('The link to the page before'),
  older: text.describe('The link to the page after'),
});

export type ListPagesData = z.infer<typeof listPages>;
