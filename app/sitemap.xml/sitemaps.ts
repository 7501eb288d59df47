import type { ListedPage } from '@/content/published/published';
import { absoluteUrl } from '@/content/words/absolute-url';

/** The protocol allows 50,000 addresses a file. We stay below it. */
const MOST = 45_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

const element = (name: string, text: string) =>
  `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;

const location = (url: string, modified = '') =>
  element('loc', url) + (modified && element('lastmod', modified));

const file = (root: string, namespaces: string, lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} ${namespaces}>
${lines.join('\n')}
</${root}>
`;

const pageEntry = ({ path, modified, images }: ListedPage) =>
  [
    `<url>${location(absoluteUrl(path), modified)}`,
    ...images.map((image) => `<image:image>${element('image:loc', image)}</image:image>`),
    '</url>',
  ].join('\n');

const pageFile = (pages: readonly ListedPage[]) =>
  file('urlset', `xmlns="${NAMESPACE}" xmlns:image="${IMAGES}"`, pages.map(pageEntry));

/**
 * The files of the site map by their names. Past 45,000 pages `sitemap.xml` is an index of others.
 *
 * @see https://www.sitemaps.org/protocol.html
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
 */
export function sitemaps(pages: readonly ListedPage[], most = MOST): ReadonlyMap<string, string> {
  if (pages.length <= most) return new Map([['sitemap.xml', pageFile(pages)]]);
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, i) => ({
    name: `sitemap-${i + 1}.xml`,
    pages: pages.slice(i * most, (i + 1) * most),
  }));
  const index = parts.map(({ name, pages }) => {
    const [last] = pages
      .flatMap(({ modified }) => modified ?? [])
      .sort()
      .reverse();
    return `<sitemap>${location(absoluteUrl(`/${name}`), last)}</sitemap>`;
  });
  return new Map([
    ['sitemap.xml', file('sitemapindex', `xmlns="${NAMESPACE}"`, index)],
    ...parts.map(({ name, pages }): [string, string] => [name, pageFile(pages)]),
  ]);
}
