import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feeds } from '../../../content/feeds';
import { canonicalPath, markdownPath } from '../../../content/routes';
import type { SiteFacts } from './site';

const isListed = ({ pages }: SiteFacts, path: string) =>
  canonicalPath(path) === path && pages.get(path)?.noindex === false;

/** The texts of an XML file's elements of that name. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );

/**
 * What is wrong with the files that search engines, feed readers and language models look for, a
 * line each.
 *
 * @param out the exported site, built for the root of a domain
 */
export function fileHoles(out: string, site: SiteFacts): string[] {
  const read = (name: string) =>
    existsSync(join(out, name)) ? readFileSync(join(out, name), 'utf8') : '';
  const full = (path: string) => `${site.origin}${path}`;
  const holes: string[] = [];
  const expect = (file: string, holds: boolean, hole: string) => {
    if (!holds) holes.push(`${file} ${hole}`);
  };

  const listed = [...site.pages.keys()].filter((path) => isListed(site, path));
  const names = [
    'sitemap.xml',
    ...textsOf(read('sitemap.xml'), 'loc')
      .filter((address) => address.endsWith('.xml'))
      .map((address) => address.slice(site.origin.length + 1)),
  ];
  const maps = names.map(read).join('\n');
  const located = textsOf(maps, 'loc').filter((address) => !address.endsWith('.xml'));
  for (const path of listed) expect('sitemap.xml', located.includes(full(path)), `lacks ${path}`);
  for (const address of located)
    expect(
      'sitemap.xml',
      listed.some((path) => full(path) === address),
      `lists ${address}`,
    );
  for (const image of textsOf(maps, 'image:loc'))
    expect(
      'sitemap.xml',
      site.has(image.slice(site.origin.length)),
      `shows ${image}, which is not there`,
    );

  expect(
    'robots.txt',
    read('robots.txt').includes(`Sitemap: ${full('/sitemap.xml')}`),
    'names no site map',
  );

  const articles = listed.filter((path) => /^\/blogs\/./.test(path)).map(full);
  const rssItems = textsOf(read(feeds.rss), 'guid');
  const jsonItems: unknown = JSON.parse(read(feeds.json) || '{}');
  const json = JSON.stringify(jsonItems);
  for (const address of rssItems) expect(feeds.rss, articles.includes(address), `has ${address}`);
  expect(feeds.rss, articles.length === 0 || rssItems.length > 0, 'has no article');
  for (const address of rssItems)
    expect(feeds.json, json.includes(`"${address}"`), `lacks ${address}`);

  const llms = read('llms.txt');
  for (const path of listed) {
    if (!/^\/(blogs|services)\/./.test(path)) continue;
    const markdown = markdownPath(path);
    expect(markdown, read(markdown).startsWith('# '), 'is no Markdown');
    expect('llms.txt', llms.includes(`](${full(markdown)})`), `lacks ${markdown}`);
  }
  for (const [, address = ''] of llms.matchAll(/\]\(([^)]*)\)/g))
    expect(
      'llms.txt',
      site.has(address.slice(site.origin.length)),
      `leads to ${address}, which is not there`,
    );
  return holes;
}
