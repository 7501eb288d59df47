import { z } from 'zod';
import { text } from './text';

/** What the search says. "[query]", "[count]" and "[shown]" are filled in. */
export const searchWords = z.strictObject({
  searching: text,
  one: text.describe('One result: "1 result for “[query]”"'),
  many: text.describe('Several results: "[count] results for “[query]”"'),
  shown: text.describe('After further results: "[shown] of [count] results for “[query]”"'),
  none: text.describe('No result'),
  failed: text.describe('The search or its index did not load. The visitor can search again'),
  more: text.describe('The button that shows further results'),
  common: text.describe('Words of nearly every page, which the search leaves out: "a an the"'),
});

export type SearchWords = z.infer<typeof searchWords>;
