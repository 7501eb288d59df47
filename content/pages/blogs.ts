import { articleBody } from '@/components/sections/ArticleBody/ArticleBody.schema';
import { articleHeader } from '@/components/sections/ArticleHeader/ArticleHeader.schema';
import { articleNeighbours } from '@/components/sections/blogs/ArticleNeighbours/ArticleNeighbours.schema';
import { articleSpread } from '@/components/sections/blogs/ArticleSpread/ArticleSpread.schema';
import { askUs } from '@/components/sections/blogs/AskUs/AskUs.schema';
import { authorNote } from '@/components/sections/blogs/AuthorNote/AuthorNote.schema';
import { topics } from '@/components/sections/blogs/Topics/Topics.schema';
import { listPages } from '@/components/sections/ListPages/ListPages.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { heading } from '../schema/heading';
import { listWords } from '../schema/list-words';
import { definePage } from '../site/define-page';

const sections = {
  banner: plainBanner,
  topics,
  list: articleSpread,
  pages: listPages,
  askUs,
  tag: listWords,
  author: listWords,
  article: articleHeader.extend({
    ...articleBody.shape,
    authorNote,
    related: heading,
    neighbours: articleNeighbours,
  }),
};

/** The lists of articles, and what frames each article. The articles stand in `content/articles`. */
export const blogs = definePage('blogs', sections);
