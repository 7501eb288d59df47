import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/content/site/absolute-url';
import { site } from '@/content/site/site';

export const dynamic = 'force-static';

/**
 * `robots.txt`: search engines and language models may read everything. A page that must not be
 * listed says so itself, so a robot must be able to read it.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(site().url && { sitemap: absoluteUrl('/sitemap.xml') }),
  };
}
