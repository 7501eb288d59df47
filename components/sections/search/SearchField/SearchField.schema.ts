import { z } from 'zod';
import { breadcrumb } from '@/content/files/breadcrumb';
import { links } from '@/content/files/href';
import { searchWords } from '@/content/schema/search-words';
import { text } from '@/content/schema/text';

/** The title of the search page, its field and its results. */
export const searchField = z.strictObject({
  breadcrumb,
  title: text,
  label: text.describe('The name of the field, for screen readers'),
  placeholder: text,
  submit: text.describe('The name of the button, for screen readers'),
  hint: text.describe('How to use the keyboard'),
  results: text.describe('The heading of the results, for screen readers'),
  words: searchWords,
  instead: links.describe('Where to go if nothing was found'),
  scriptless: text.describe('Says that the search needs JavaScript'),
  unbuilt: text.describe('Says that the search waits for the first build of the site'),
});

export type SearchFieldData = z.infer<typeof searchField>;
