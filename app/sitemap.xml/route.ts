import { site } from '@/content/site/site';
import { listedPages } from '@/content/structured/findable';
import { sitemap } from './write';

export const dynamic = 'force-static';

export async function GET() {
  // A site map needs full addresses.
  if (!site().url) return new Response(null, { status: 404 });
  return new Response(sitemap(listedPages()), {
    headers: { 'content-type': 'application/xml' },
  });
}
