import { blogs } from './pages/blogs';
import { site } from './site';

/** The articles as feeds, and as what their readers list them. */
export const feeds = {
  title: `${site.name} ${blogs.banner.title}`,
  description: blogs.meta.description,
  rss: '/feed.xml',
  json: '/feed.json',
} as const;

/** Pages that are written for language models as well: articles and services. */
const WITH_MARKDOWN = /^\/(blogs|services)\/[^/]+$/;

/** Where a page stands as Markdown, or null where it does not. */
export const markdownPath = (path: string): string | null =>
  WITH_MARKDOWN.test(path) ? `${path}.md` : null;

/** Pages that lead to the articles, and say where their feeds are. */
const WITH_FEEDS = /^\/$|^\/blogs(\/|$)/;

/** Whether a page says where the feeds are. They need full addresses: without `site.url` there are none. */
export const namesFeeds = (path: string): boolean => site.url !== '' && WITH_FEEDS.test(path);
