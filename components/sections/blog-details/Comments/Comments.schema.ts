import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';

const comment = z.strictObject({
  src: picture.describe('The portrait'),
  author: text,
  created_at: z.iso.date('expected a day such as 2026-11-30'),
  comment: text,
});

/** What readers wrote under an article. */
export const comments = z.strictObject({
  title: text,
  items: z.array(comment),
});

export type CommentsData = z.infer<typeof comments>;
