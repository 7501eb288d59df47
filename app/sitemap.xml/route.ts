import { listedPages } from '@/content/derived/findable';
import { site } from '@/content/site/site';
import { sitemap } from './write';

export const dynamic = 'force-static';

export async function GET() {
  // A site map needs full addresses.
  if (!site().url) return new Response(null, { status: 404 });
  return new Response(sitemap(listedPages()), {
    headers: { 'content-type': 'application/xml' },
  });
}
