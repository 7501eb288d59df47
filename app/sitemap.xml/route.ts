import { listedPages } from '@/content/published/pages';
import { site } from '@/content/words/site';
import { sitemap } from './write';

export const dynamic = 'force-static';

export async function GET() {
  // A site map needs full addresses.
  if (!site().url) return new Response(null, { status: 404 });
  return new Response(sitemap(await listedPages()), {
    headers: { 'content-type': 'application/xml' },
  });
}
