import { feeds } from '@/content/feeds';
import { articles } from '@/content/loaders/blog';
import { site } from '@/content/site';
import { rss } from './rss';

export const dynamic = 'force-static';

/** The newest articles for feed readers. */
export async function GET() {
  // A feed needs full addresses.
  if (!site.url) return new Response(null, { status: 404 });
  return new Response(await rss(articles(feeds.newest)), {
    headers: { 'content-type': 'application/rss+xml' },
  });
}
