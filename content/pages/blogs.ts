import { blogsPage } from '../schema/blog-page';
import { define } from '../schema/define';
import { decorations } from '../schema/picture';
import type { Share } from '../schema/share';

const home = { label: 'Home', href: '/' } as const;
const list = { label: 'Blogs', href: '/blogs' } as const;

/** The blog list, and what frames each article. The articles stand in `content/blog`. */
export const blogs = define('content/pages/blogs.ts', blogsPage, {
  meta: {
    title: 'Blogs: notes on building for the web',
    description:
      'Notes on web, software and cloud by the people at Rivermark who build them, published when there is something worth your ten minutes.',
  },
  banner: {
    breadcrumb: { path: [home], current: 'Blogs' },
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
    path: [home, list],
    contents: 'In this article',
    updated: 'Updated',
    authorNote: {
      title: 'Disagree? Write back.',
      action: { label: 'Contact Us', href: '/contact' },
      back: { label: 'All articles', href: '/blogs' },
    },
  },
});

/** What its share picture shows. */
export const blogsShare: Share = {
  title: blogs.banner.title,
  art: {
    kind: 'shapes',
    sprites: decorations(
      'sprite-arch',
      'sprite-ball',
      'sprite-pill',
      'sprite-torus',
      'sprite-cube',
    ),
  },
  alt: 'A ring, an arch, a ball, a cube and a pill of clay, falling past the letters',
};
