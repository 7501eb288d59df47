import { articleFronts } from '../articles/articles';
import type { Tag } from '../articles/tags';
import { feeds } from '../site/shared';

/** A feed of articles: the words about it, the page of the same articles, and its addresses. */
export type ArticleFeed = {
  title: string;
  description: string;
  language: string;
  path: string;
  rss: string;
  json: string;
};

/** The feed of a tag. */
export const toTagFeed = ({ label, path }: Tag): ArticleFeed => ({
  ...feeds(),
  title: `${feeds().title}: ${label}`,
  path,
  rss: `${path}${feeds().rss}`,
  json: `${path}${feeds().json}`,
});

/** The feed of all articles, if there are any. */
export const findFeed = (): ArticleFeed | undefined =>
  articleFronts().length > 0 ? feeds() : undefined;
