import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words around a person's articles. */
export const writtenBy = z.strictObject({
  title: text.describe('{name} stands for the first name'),
  all: text.describe('The link to all articles; {count} stands for their number'),
});
