import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feeds } from '../../../content/feeds';
import { markdownPath } from '../../../content/routes';
import { isListed, type Site } from './site';

/** The texts of an XML file's elements of that name. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );

/**
 * What is wrong with the files for search engines, feed readers and language models, a line each.
 *
 * @param out the exported site, built for the root of a domain
 */
export function checkFiles(out: string, { origin, pages, has }: Site): string[] {
  const read = (name: string) =>
    existsSync(join(out, name)) ? readFileSync(join(out, name), 'utf8') : '';
  const pathOf = (address: string) => address.slice(origin.length);
  const listed = [...pages.keys()].filter(isListed);

  const index = read('sitemap.xml');
  const parts = textsOf(index, 'loc').filter((address) => address.endsWith('.xml'));
  const maps = [index, ...parts.map((address) => read(pathOf(address)))].join('\n');
  const located = textsOf(maps, 'loc').filter((address) => !address.endsWith('.xml'));
  const articles = listed.filter((path) => /^\/blogs\/./.test(path));
  const items = textsOf(read(feeds.rss), 'guid');
  const llms = read('llms.txt');
  const markdown = listed.filter((path) => /^\/(blogs|services)\/./.test(path)).map(markdownPath);

  const findings: readonly (readonly [file: string, subjects: string[], message: string])[] = [
    ['sitemap.xml', listed.filter((path) => !located.includes(origin + path)), 'is missing'],
    ['sitemap.xml', located.filter((loc) => !listed.includes(pathOf(loc))), 'is not a listed page'],
    ['sitemap.xml', textsOf(maps, 'image:loc').filter((i) => !has(pathOf(i))), 'does not exist'],
    [
      'robots.txt',
      ['/sitemap.xml'].filter((path) => !read('robots.txt').includes(`Sitemap: ${origin}${path}`)),
      'is not named',
    ],
    [feeds.rss, items.filter((item) => !articles.includes(pathOf(item))), 'is not an article'],
    [feeds.rss, articles.slice(items.length > 0 ? articles.length : 0), 'is missing'],
    [feeds.json, items.filter((item) => !read(feeds.json).includes(`"${item}"`)), 'is missing'],
    ['llms.txt', markdown.filter((path) => !llms.includes(`](${origin}${path})`)), 'is missing'],
    [
      'llms.txt',
      [...llms.matchAll(/\]\(([^)]*)\)/g)].flatMap(([, link = '']) =>
        has(pathOf(link)) ? [] : link,
      ),
      'does not exist',
    ],
    ['Markdown', markdown.filter((path) => !read(path).startsWith('# ')), 'has no heading'],
  ];
  return findings.flatMap(([file, subjects, message]) =>
    subjects.map((subject) => `${file}: ${subject} ${message}`),
  );
}
