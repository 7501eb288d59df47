import type { ListedPage } from '@/content/collections/collection-output';
import { absoluteUrl } from '@/content/site/absolute-url';

const element = (name: string, text: string) =>
  `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;

const toEntry = ({ path, modified, images }: ListedPage) =>
  [
    `<url>${element('loc', absoluteUrl(path))}${modified ? element('lastmod', modified) : ''}`,
    ...images.map((image) => `<image:image>${element('image:loc', image)}</image:image>`),
    '</url>',
  ].join('\n');

/**
 * The site map, with the day of a page's last change and its pictures. Next's own
 * `MetadataRoute.Sitemap` writes the day after the pictures, which the protocol's schema refuses.
 *
 * @see https://www.sitemaps.org/protocol.html
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
 */
export const sitemap = (pages: readonly ListedPage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.map(toEntry).join('\n')}
</urlset>
`;
