import { z } from 'zod';
import { link } from '@/content/files/href';
import { text } from '@/content/schema/text';

/** The words beside an article’s author; the author is the article’s own. */
export const authorNote = z.strictObject({
  title: text,
  action: link,
  back: link.describe('The way back to the list'),
  search: link.optional().describe('The link to the search'),
});

export type AuthorNoteData = z.infer<typeof authorNote>;
