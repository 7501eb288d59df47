import { z } from 'zod';
import { link } from '@/content/schema/href';
import { text } from '@/content/schema/text';

/** The comment form, which sends nothing: it stands there closed and says so. */
export const commentForm = z.strictObject({
  title: text,
  closed: text.describe('Why nothing can be written'),
  instead: link.describe('Where to write instead'),
  labels: z.strictObject({ name: text, email: text, comment: text }),
  button: text,
});

export type CommentFormData = z.infer<typeof commentForm>;
