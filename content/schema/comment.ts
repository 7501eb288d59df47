import { z } from 'zod';
import { link } from './href';
import { picture } from './picture';
import { text } from './text';

const comment = z.strictObject({
  src: picture.describe('The portrait'),
  author: text,
  created_at: z.iso.date('expected a day such as 2026-11-30'),
  comment: text,
});

export type Comment = z.infer<typeof comment>;

/** What readers wrote under an article. */
export const comments = z.strictObject({
  title: text,
  items: z.array(comment).length(3),
});

export type CommentsData = z.infer<typeof comments>;

/** The comment form, which sends nothing: it stands there closed and says so. */
export const commentForm = z.strictObject({
  title: text,
  closed: text.describe('Why nothing can be written'),
  instead: link.describe('Where to write instead'),
  labels: z.strictObject({ name: text, email: text, comment: text }),
  button: text,
});

export type CommentFormData = z.infer<typeof commentForm>;
