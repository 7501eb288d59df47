import { getToday } from '../files/day';
import {
  askAlt,
  askField,
  askOne,
  askPicture,
  askSlug,
  type Draft,
  slugs,
} from '../files/questions';
import { article } from './article-schema';
import { articleFiles } from './articles';

/** A new article. */
export const articleDraft: Draft = {
  name: 'article',
  questions: [
    askField(article.in, 'title'),
    askSlug('title', articleFiles),
    askField(article.in, 'tags'),
    askOne('author', 'Its author', slugs('content/team', 'md'), article.in.shape.author),
    { ...askField(article.in, 'created_at'), fallback: getToday },
    askPicture('src', 'Its cover', 'cover-trends', 'design'),
    askAlt,
    askField(article.in, 'desc'),
  ],
  complete: ({ title, tags, author, created_at, src, alt, desc }) => ({
    fields: { title, tags, created_at, author, src, alt, desc },
    body: '## The first heading\n\nWrite the text here.',
  }),
};
