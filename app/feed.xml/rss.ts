import { Feed } from 'feed';
import type { ArticleFront } from '@/content/collections/article-schema';
import { getArticleMeta } from '@/content/collections/articles';
import { startOfDay } from '@/content/files/day';
import type { ArticleFeed } from '@/content/pages/feeds';
import { articlePath } from '@/content/routes';
import { absoluteUrl } from '@/content/site/absolute-url';
import { frontHtml, type ToHtml } from '../article-html';

/**
 * Articles as RSS, with their full text.
 *
 * @param articles the newest first
 * @param toHtml writes the full text of an article
 * @see https://www.rssboard.org/rss-specification
 */
export async function rss(
  { title, description, language, path: home, rss: address }: ArticleFeed,
  articles: readonly ArticleFront[],
  toHtml: ToHtml = frontHtml,
): Promise<string> {
  const days = articles.map(({ created_at, updated_at }) => updated_at ?? created_at);
  const [changed] = days.sort().reverse();
  const feed = new Feed({
    title,
    link: absoluteUrl(home),
    description,
    language: language.toLowerCase(),
    feed: absoluteUrl(address),
    ...(changed && { updated: new Date(startOfDay(changed)) }),
    generator: false,
  });
  for (const article of articles) {
    const path = articlePath(article.slug);
    feed.addItem({
      title: article.title,
      link: absoluteUrl(path),
      date: new Date(startOfDay(article.created_at)),
      category: article.tags.map((name) => ({ name })),
      description: getArticleMeta(article).description,
      content: await toHtml(article),
      // The specification wants a mail address in `author`.
      extensions: [{ name: 'dc:creator', objects: { _text: article.author.name } }],
    });
  }
  return feed.rss2();
}
