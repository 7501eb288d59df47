import { blogs } from './pages/blogs';
import { site } from './site';

/** The articles as feeds, and the words by which feed readers list them. */
export const feeds = {
  title: `${site.name} ${blogs.banner.title}`,
  description: blogs.meta.description,
  language: 'en-GB',
  rss: '/feed.xml',
  json: '/feed.json',
  /** How many of the newest articles they hold. */
  newest: 30,
} as const;
