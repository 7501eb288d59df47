import { listedPages } from '@/content/loaders/pages';
import { site } from '@/content/site';
import { sitemaps } from './sitemaps';

export const dynamic = 'force-static';

/** The parts of an index, whose names no route can have, are written by `scripts/build/discovery`. */
export async function GET() {
  // A site map needs full addresses.
  if (!site.url) return new Response(null, { status: 404 });
  return new Response(sitemaps(await listedPages()).get('sitemap.xml'), {
    headers: { 'content-type': 'application/xml' },
  });
}
