/**
 * The site map.
 *
 * @see https://www.sitemaps.org/protocol.html
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
 */
import { branch, leaf, xmlDocument } from './xml';

/** A page that search engines shall list. */
export type Entry = {
  /** Its full address. */
  address: string;
  /** When its content last changed, with a time zone; null where that is not known. */
  modified: string | null;
  /** The full addresses of the pictures that show something. */
  images: readonly string[];
};

/** The protocol reads 50,000 addresses a file; the rest is room for what comes between two builds. */
const MOST = 45_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

const urlOf = ({ address, modified, images }: Entry) =>
  branch('url', [
    leaf('loc', address),
    ...(modified ? [leaf('lastmod', modified)] : []),
    ...images.map((image) => branch('image:image', [leaf('image:loc', image)])),
  ]);

const fileOf = (entries: readonly Entry[]) =>
  xmlDocument(branch('urlset', entries.map(urlOf), { xmlns: NAMESPACE, 'xmlns:image': IMAGES }));

/** The latest of some moments, whatever their time zones. */
export const latest = (moments: readonly string[]): string | null =>
  moments.reduce<string | null>(
    (last, moment) => (last && Date.parse(last) >= Date.parse(moment) ? last : moment),
    null,
  );

/**
 * The files of the site map by their names. Past 45,000 pages `sitemap.xml` is an index of others.
 *
 * @param base where the files stand: "https://rivermark.example/"
 */
export function sitemaps(
  entries: readonly Entry[],
  base: string,
  most = MOST,
): ReadonlyMap<string, string> {
  if (entries.length <= most) return new Map([['sitemap.xml', fileOf(entries)]]);
  const files = new Map<string, string>();
  const index: string[] = [];
  for (let start = 0; start < entries.length; start += most) {
    const part = entries.slice(start, start + most);
    const name = `sitemap-${files.size + 1}.xml`;
    const modified = latest(part.flatMap((entry) => entry.modified ?? []));
    files.set(name, fileOf(part));
    index.push(
      branch('sitemap', [
        leaf('loc', `${base}${name}`),
        ...(modified ? [leaf('lastmod', modified)] : []),
      ]),
    );
  }
  files.set('sitemap.xml', xmlDocument(branch('sitemapindex', index, { xmlns: NAMESPACE })));
  return files;
}
