import { feeds } from '@/content/feeds';
import { absoluteUrl } from '@/content/loaders/absolute-url';
import { getArticleMeta } from '@/content/loaders/blog';
import { articlePath, pages } from '@/content/routes';
import type { Article } from '@/content/schema/article';
import { startOfDay } from '@/content/structured/article';
import { largestFile } from '@/content/structured/picture';
import { articleHtml } from '../article-html';

async function toItem(article: Article) {
  const { _id, title, src, created_at, updated_at, author, tag } = article;
  const path = articlePath(_id);
  return {
    id: absoluteUrl(path),
    url: absoluteUrl(path),
    title,
    summary: getArticleMeta(article).description,
    content_html: await articleHtml(path, article),
    image: largestFile(src),
    date_published: startOfDay(created_at),
    date_modified: startOfDay(updated_at ?? created_at),
    authors: [{ name: author.name, url: absoluteUrl(pages.team.path) }],
    tags: [tag],
    language: feeds.language,
  };
}

/**
 * Articles as a JSON Feed of version 1.1, with their full text. The package `feed`, which writes
 * our RSS, knows version 1 only.
 *
 * @param articles the newest first
 * @see https://www.jsonfeed.org/version/1.1/
 */
export const jsonFeed = async (articles: readonly Article[]) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: feeds.title,
  home_page_url: absoluteUrl(pages.blogs.path),
  feed_url: absoluteUrl(feeds.json),
  description: feeds.description,
  icon: absoluteUrl('/icon.svg'),
  language: feeds.language,
  items: await Promise.all(articles.map(toItem)),
});
