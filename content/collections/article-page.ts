import { z } from 'zod';
import { articleBody } from '@/components/sections/ArticleBody/ArticleBody.schema';
import { articleHeader } from '@/components/sections/ArticleHeader/ArticleHeader.schema';
import { articleNeighbours } from '@/components/sections/blogs/ArticleNeighbours/ArticleNeighbours.schema';
import { authorNote } from '@/components/sections/blogs/AuthorNote/AuthorNote.schema';
import { define } from '../files/define';
import { heading } from '../schema/heading';
import { listWords } from '../schema/list-words';

const page = articleHeader.extend({
  ...articleBody.shape,
  authorNote,
  related: heading,
  neighbours: articleNeighbours,
});

/** What every article has around its text, which stands in `content/articles`. */
export const articlePage = define('content/templates/article.yaml', page);

/** The words of the lists of articles about a topic or by an author. */
export const articleListWords = define(
  'content/templates/article-list.yaml',
  z.strictObject({ tag: listWords, author: listWords }),
);
