import type { ArticleFront } from '@/content/collections/article-schema';
import type { ArticleFeed } from '@/content/pages/feeds';
import { feeds } from '@/content/pages/feeds';
import { site } from '@/content/site/site';
import { jsonFeed } from './feed.json/json-feed';
import { rss } from './feed.xml/rss';

/** What a feed is made of. */
type Source = { feed: ArticleFeed; articles: readonly ArticleFront[] };

/** The answer of an address without a feed. A feed needs full addresses. */
const none = () => new Response(null, { status: 404 });

/** A route's answer: the newest articles as RSS. */
export async function answerRss(source: Source | undefined): Promise<Response> {
  if (!source || !site().url) return none();
  return new Response(await rss(source.feed, source.articles.slice(0, feeds().newest)), {
    headers: { 'content-type': 'application/rss+xml' },
  });
}

/** A route's answer: the newest articles as a JSON Feed. */
export async function answerJsonFeed(source: Source | undefined): Promise<Response> {
  if (!source || !site().url) return none();
  return Response.json(await jsonFeed(source.feed, source.articles.slice(0, feeds().newest)));
}
