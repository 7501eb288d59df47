import type { ArticleFront } from '@/content/collections/article-schema';
import { getArticleMeta } from '@/content/collections/articles';
import { startOfDay } from '@/content/files/day';
import type { ArticleFeed } from '@/content/pages/feeds';
import { articlePath } from '@/content/routes';
import { absoluteUrl } from '@/content/site/absolute-url';
import { toPictureUrl } from '@/content/structured/picture';
import { frontHtml, type ToHtml } from '../article-html';

async function toItem(article: ArticleFront, language: string, toHtml: ToHtml) {
  const { slug, title, src, created_at, updated_at, author, tags } = article;
  const path = articlePath(slug);
  return {
    id: absoluteUrl(path),
    url: absoluteUrl(path),
    title,
    summary: getArticleMeta(article).description,
    content_html: await toHtml(article),
    image: toPictureUrl(src),
    date_published: startOfDay(created_at),
    date_modified: startOfDay(updated_at ?? created_at),
    authors: [{ name: author.name, ...(author.href && { url: absoluteUrl(author.href) }) }],
    tags,
    language,
  };
}

/**
 * Articles as a JSON Feed of version 1.1, with their full text. The package `feed`, which writes
 * our RSS, knows version 1 only.
 *
 * @param articles the newest first
 * @param toHtml writes the full text of an article
 * @see https://www.jsonfeed.org/version/1.1/
 */
export const jsonFeed = async (
  { title, description, language, path, json }: ArticleFeed,
  articles: readonly ArticleFront[],
  toHtml: ToHtml = frontHtml,
) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  home_page_url: absoluteUrl(path),
  feed_url: absoluteUrl(json),
  description,
  icon: absoluteUrl('/icon.svg'),
  language,
  items: await Promise.all(articles.map((article) => toItem(article, language, toHtml))),
});
