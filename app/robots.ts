import type { MetadataRoute } from 'next';
import { languageLists } from '@/content/files/translations';
import { FILES } from '@/content/schema/base-path';
import { absoluteUrl } from '@/content/site/absolute-url';
import { site } from '@/content/site/site';

export const dynamic = 'force-static';

/**
 * `robots.txt`: search engines and language models may read everything. A page that must not be
 * listed says so itself, so a robot must be able to read it.
 */
export default function robots(): MetadataRoute.Robots {
  const own = absoluteUrl('/sitemap.xml');
  const further = languageLists().flatMap(({ base }) =>
    base ? `${site().url}${FILES}${base}/sitemap.xml` : [],
  );
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(site().url && { sitemap: further.length > 0 ? [own, ...further] : own }),
  };
}
