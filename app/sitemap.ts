import type { MetadataRoute } from 'next';
import { listedPages } from '@/content/published/pages';
import { absoluteUrl } from '@/content/words/absolute-url';
import { site } from '@/content/words/site';

export const dynamic = 'force-static';

/** Every listed page, with its pictures and the day of its last change. A site map needs full addresses. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  if (!site().url) return [];
  return (await listedPages()).map(({ path, modified, images }) => ({
    url: absoluteUrl(path),
    ...(modified && { lastModified: modified }),
    images: [...images],
  }));
}
