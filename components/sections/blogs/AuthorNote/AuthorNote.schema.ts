import { z } from 'zod';
import { link } from '@/content/schema/href';
import { text } from '@/content/schema/text';

export const authorNote = z.strictObject({
  title: text,
  action: link,
  back: link.describe('The way back to the list'),
});

export type AuthorNoteData = z.infer<typeof authorNote>;
