import { z } from 'zod';
import { link } from '@/content/files/href';
import { text } from '@/content/schema/text';

/** The comment form. It is switched off and says why. */
export const commentForm = z.strictObject({
  title: text,
  closed: text.describe('Says why the form is switched off'),
  instead: link.describe('Where to write instead'),
  labels: z.strictObject({ name: text, email: text, comment: text }),
  button: text,
});

export type CommentFormData = z.infer<typeof commentForm>;
