import { listedPages } from '@/content/published/pages';
import { site } from '@/content/words/site';
import { sitemaps } from './sitemaps';

export const dynamic = 'force-static';

/**
 * A large site map has parts. `scripts/site/discovery` writes them: Next allows no route with
 * their names.
 */
export async function GET() {
  // A site map needs full addresses.
  if (!site().url) return new Response(null, { status: 404 });
  return new Response(sitemaps(await listedPages()).get('sitemap.xml'), {
    headers: { 'content-type': 'application/xml' },
  });
}
