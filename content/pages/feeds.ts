import { articleFronts } from '../collections/articles';
import type { Tag } from '../collections/tags';
import { agency } from '../files/agency';
import { findCrumb } from '../files/breadcrumb';
import { getLanguage } from '../files/language';
import { findPath } from '../files/left-out';
import { once } from '../files/once';
import { findPage } from './pages';

/** A feed of articles: the words about it, the page of the same articles, and its addresses. */
export type ArticleFeed = {
  title: string;
  description: string;
  language: string;
  path: string;
  rss: string;
  json: string;
};

/** The feeds of the articles, as feed readers list them. */
export const feeds = once(() => ({
  title: [agency().name, findCrumb('blogs') ?? []].flat().join(' – '),
  description: findPage('blogs')?.meta.description ?? '',
  language: getLanguage(),
  path: findPath('blogs') ?? '/blogs',
  rss: '/feed.xml',
  json: '/feed.json',
  /** How many of the newest articles they hold. */
  newest: 50,
}));

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
