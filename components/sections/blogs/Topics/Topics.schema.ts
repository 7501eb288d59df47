import { z } from 'zod';
import { link } from '@/content/files/href';
import { text } from '@/content/schema/text';

/** The words above a list of articles. Its topics are the tags of the articles. */
export const topics = z.strictObject({
  label: text.describe('The name of the links for screen readers'),
  all: link.describe('The link to the list of all articles'),
  search: link.optional().describe('The link to the search'),
});

export type TopicsData = z.infer<typeof topics>;
