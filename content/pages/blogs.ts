import { articleBody } from '@/components/sections/ArticleBody/ArticleBody.schema';
import { articleHeader } from '@/components/sections/ArticleHeader/ArticleHeader.schema';
import { articleSpread } from '@/components/sections/blogs/ArticleSpread/ArticleSpread.schema';
import { askUs } from '@/components/sections/blogs/AskUs/AskUs.schema';
import { authorNote } from '@/components/sections/blogs/AuthorNote/AuthorNote.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { definePage } from '../schema/page';

const sections = {
  banner: plainBanner,
  list: articleSpread,
  askUs,
  article: articleHeader.extend({ ...articleBody.shape, authorNote }),
};

/** The blog list, and what frames each article. The articles stand in `content/blog`. */
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
  list: { label: 'Articles', readMore: 'Read More', about: 'about' },
  askUs: {
    title: 'Wondering about something we could answer here?',
    text: 'Send us the question your last agency dodged. If it helps more than one business, it becomes the next article.',
    action: { label: 'Ask us', href: '/contact' },
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
    },
  },
});
