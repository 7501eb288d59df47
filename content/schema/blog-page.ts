import { z } from 'zod';
import { commentForm } from '@/components/sections/blog-details/CommentForm/CommentForm.schema';
import { comments } from '@/components/sections/blog-details/Comments/Comments.schema';
import { askUs } from '@/components/sections/blogs/AskUs/AskUs.schema';
import { authorNote } from '@/components/sections/blogs/AuthorNote/AuthorNote.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { link } from './href';
import { meta } from './meta';
import { text } from './text';

/** The words that stand on every article page, whichever the article. */
const articleFrame = z.strictObject({
  path: z.array(link).min(1).describe('The breadcrumb, down to the article'),
  contents: text.describe('The heading of the table of contents'),
  updated: text.describe('Before the day of the last change, where there is one'),
});

export type ArticleFrame = z.infer<typeof articleFrame>;

/** The list of articles, at /blogs and /blog, and what frames each article. */
export const blogsPage = z.strictObject({
  meta,
  banner: plainBanner,
  list: z.strictObject({
    label: text.describe('The name of the list for screen readers'),
    readMore: text,
    about: text.describe('Follows it, before an article’s title, for screen readers'),
  }),
  askUs,
  article: articleFrame.extend({ authorNote }),
});

/** The sample article page. */
export const blogDetailsPage = z.strictObject({
  article: articleFrame,
  comments,
  commentForm,
});
