import { z } from 'zod';
import { plainBanner } from './banner';
import { commentForm, comments } from './comment';
import { link } from './href';
import { meta } from './meta';
import { text } from './text';

/** A question back to the reader, under the list. */
const askUs = z.strictObject({ title: text, text, action: link });

export type AskUsData = z.infer<typeof askUs>;

/** The words that stand on every article page, whichever the article. */
const articleFrame = z.strictObject({
  path: z.array(link).min(1).describe('The breadcrumb, down to the article'),
  contents: text.describe('The heading of the table of contents'),
  updated: text.describe('Before the day of the last change, where there is one'),
});

export type ArticleFrame = z.infer<typeof articleFrame>;

const authorNote = z.strictObject({
  title: text,
  action: link,
  back: link.describe('The way back to the list'),
});

export type AuthorNoteData = z.infer<typeof authorNote>;

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
