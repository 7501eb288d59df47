import { Feed } from 'feed';
import { feeds } from '@/content/feeds';
import { absoluteUrl } from '@/content/loaders/absolute-url';
import { getArticleMeta } from '@/content/loaders/blog';
import { articlePath, pages } from '@/content/routes';
import type { Article } from '@/content/schema/article';
import { articleHtml } from '../article-html';

/**
 * Articles as RSS, with their full text.
 *
 * @param articles the newest first
 * @see https://www.rssboard.org/rss-specification
 */
export async function rss(articles: readonly Article[]): Promise<string> {
  const days = articles.map(({ created_at, updated_at }) => updated_at ?? created_at);
  const [changed] = days.sort().reverse();
  const feed = new Feed({
    title: feeds.title,
    link: absoluteUrl(pages.blogs.path),
    description: feeds.description,
    language: feeds.language.toLowerCase(),
    feed: absoluteUrl(feeds.rss),
    ...(changed && { updated: new Date(changed) }),
    generator: false,
  });
  for (const article of articles) {
    const path = articlePath(article._id);
    feed.addItem({
      title: article.title,
      link: absoluteUrl(path),
      date: new Date(article.created_at),
      category: [{ name: article.tag }],
      description: getArticleMeta(article).description,
      content: await articleHtml(path, article),
      // The specification wants a mail address in `author`.
      extensions: [{ name: 'dc:creator', objects: { _text: article.author.name } }],
    });
  }
  return feed.rss2();
}
