import type { ListedPage } from '@/content/collections/collection-output';
import { languageLists, listAlternates } from '@/content/files/translations';
import { absoluteUrl } from '@/content/site/absolute-url';
import { site } from '@/content/site/site';

const element = (name: string, text: string) =>
  `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;

/** The same page in all languages, itself too. */
const listLinks = (path: string): string[] =>
  listAlternates(path).map(
    ({ language, href }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${site().url}${href}"/>`,
  );

const toEntry = ({ path, modified, images }: ListedPage) =>
  [
    `<url>${element('loc', absoluteUrl(path))}${modified ? element('lastmod', modified) : ''}`,
    ...listLinks(path),
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
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${languageLists().length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${pages.map(toEntry).join('\n')}
</urlset>
`;
