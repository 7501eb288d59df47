import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feeds } from '@/content/words/shared';
import { markdownPath } from '../../../content/routes';
import { isListed, type Site } from './site';

/** Reads the texts of all elements with a name in an XML file. */
const getTexts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );

/**
 * Checks the site map, robots.txt, the feeds, llms.txt and the Markdown files.
 *
 * @param out the folder of an exported site without a base path
 * @returns one line for each finding
 */
export function checkFiles(out: string, { origin, pages, has }: Site): string[] {
  const read = (name: string) =>
    existsSync(join(out, name)) ? readFileSync(join(out, name), 'utf8') : '';
  const toPath = (address: string) => address.slice(origin.length);
  const listed = [...pages.keys()].filter(isListed);

  const index = read('sitemap.xml');
  const parts = getTexts(index, 'loc').filter((address) => address.endsWith('.xml'));
  const maps = [index, ...parts.map((address) => read(toPath(address)))].join('\n');
  const located = getTexts(maps, 'loc').filter((address) => !address.endsWith('.xml'));
  const articles = listed.filter((path) => /^\/blogs\/[^/]+$/.test(path));
  const items = getTexts(read(feeds().rss), 'guid');
  const llms = read('llms.txt');
  const markdown = listed
    .filter((path) => /^\/(blogs|services)\/[^/]+$/.test(path))
    .map(markdownPath);

  const findings: readonly (readonly [file: string, subjects: string[], message: string])[] = [
    ['sitemap.xml', listed.filter((path) => !located.includes(origin + path)), 'is missing'],
    ['sitemap.xml', located.filter((loc) => !listed.includes(toPath(loc))), 'is not a listed page'],
    ['sitemap.xml', getTexts(maps, 'image:loc').filter((i) => !has(toPath(i))), 'does not exist'],
    [
      'robots.txt',
      ['/sitemap.xml'].filter((path) => !read('robots.txt').includes(`Sitemap: ${origin}${path}`)),
      'is not listed',
    ],
    [feeds().rss, items.filter((item) => !articles.includes(toPath(item))), 'is not an article'],
    [feeds().rss, articles.slice(items.length > 0 ? articles.length : 0), 'is missing'],
    [feeds().json, items.filter((item) => !read(feeds().json).includes(`"${item}"`)), 'is missing'],
    ['llms.txt', markdown.filter((path) => !llms.includes(`](${origin}${path})`)), 'is missing'],
    [
      'llms.txt',
      [...llms.matchAll(/\]\(([^)]*)\)/g)].flatMap(([, link = '']) =>
        has(toPath(link)) ? [] : link,
      ),
      'does not exist',
    ],
    ['Markdown', markdown.filter((path) => !/^# /m.test(read(path))), 'has no heading'],
  ];
  return findings.flatMap(([file, subjects, message]) =>
    subjects.map((subject) => `${file}: ${subject} ${message}`),
  );
}
