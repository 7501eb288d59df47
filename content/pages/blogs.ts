import { articleBody } from '@/components/sections/ArticleBody/ArticleBody.schema';
import { articleHeader } from '@/components/sections/ArticleHeader/ArticleHeader.schema';
import { articleNeighbours } from '@/components/sections/blogs/ArticleNeighbours/ArticleNeighbours.schema';
import { articleSpread } from '@/components/sections/blogs/ArticleSpread/ArticleSpread.schema';
import { askUs } from '@/components/sections/blogs/AskUs/AskUs.schema';
import { authorNote } from '@/components/sections/blogs/AuthorNote/AuthorNote.schema';
import { relatedArticles } from '@/components/sections/blogs/RelatedArticles/RelatedArticles.schema';
import { topics } from '@/components/sections/blogs/Topics/Topics.schema';
import { listPages } from '@/components/sections/ListPages/ListPages.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { listWords } from '../schema/list-words';
import { definePage } from '../schema/page';

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
    related: relatedArticles,
    neighbours: articleNeighbours,
  }),
};

/** The lists of articles, and what frames each article. The articles stand in `content/articles`. */
export const blogs = definePage('blogs', sections, {
  meta: {
    title: 'Blogs: notes on building for the web',
    description:
      'Notes on web, software and cloud by the people at Rivermark who build them, published when there is something worth your ten minutes.',
  },
  share: {
    kind: 'shapes',
    pictures: [
      { name: 'sprite-arch', decorative: true },
      { name: 'sprite-ball', decorative: true },
      { name: 'sprite-pill', decorative: true },
      { name: 'sprite-torus', decorative: true },
      { name: 'sprite-cube', decorative: true },
    ],
    alt: 'A ring, an arch, a ball, a cube and a pill of clay, falling past the letters',
  },
  banner: {
    breadcrumb: { path: [{ label: 'Home', href: '/' }], current: 'Blogs' },
    title: 'Blogs',
    lead: 'Notes by the people who write the code, published when there is something worth your ten minutes.',
    sprites: [
      { name: 'sprite-arch', decorative: true },
      { name: 'sprite-pill', decorative: true },
    ],
  },
  topics: {
    label: 'Topics',
    all: { label: 'All articles', href: '/blogs' },
    search: { label: 'Search the site', href: '/search' },
  },
  list: { label: 'Articles', readMore: 'Read More', about: 'about' },
  pages: { label: 'Pages of the list', page: 'Page', of: 'of', newer: 'Newer', older: 'Older' },
  askUs: {
    title: 'Wondering about something we could answer here?',
    text: 'Send us the question your last agency dodged. If it helps more than one business, it becomes the next article.',
    action: { label: 'Ask us', href: '/contact' },
  },
  tag: {
    title: 'Articles about',
    description: {
      before: 'Notes on',
      after: 'by the people at Rivermark who do the work: what it took and what came back.',
    },
    count: 'articles, the newest first.',
  },
  author: {
    title: 'Articles by',
    description: {
      before: 'Notes by',
      after: 'of Rivermark on web, software and cloud: what it took and what came back.',
    },
    count: 'articles, the newest first.',
  },
  article: {
    path: [
      { label: 'Home', href: '/' },
      { label: 'Blogs', href: '/blogs' },
    ],
    contents: 'In this article',
    updated: 'Updated',
    authorNote: {
      title: 'Disagree? Write back.',
      action: { label: 'Contact Us', href: '/contact' },
      back: { label: 'All articles', href: '/blogs' },
      search: { label: 'Search', href: '/search' },
    },
    related: { title: 'Read next' },
    neighbours: {
      label: 'Previous and next article',
      previous: 'Previous article',
      next: 'Next article',
    },
  },
});
