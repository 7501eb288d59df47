import { feeds } from '@/content/feeds';
import { articles } from '@/content/loaders/blog';
import { site } from '@/content/site';
import { jsonFeed } from './json-feed';

export const dynamic = 'force-static';

/** The newest articles for feed readers. */
export async function GET() {
  // A feed needs full addresses.
  if (!site.url) return new Response(null, { status: 404 });
  return Response.json(await jsonFeed(articles(feeds.newest)));
}
