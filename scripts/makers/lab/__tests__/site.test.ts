/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import Ajv from 'ajv';
import jsonFeed from 'jsonfeed-schema';
import { attribute, getElements, getText } from 'next-islands/html';
import { parse } from 'parse5';
import { validateXML } from 'xmllint-wasm';
import { canonicalPath } from '@/content/files/canonical';
import { feeds } from '@/content/pages/feeds';
import { filmPages } from '@/content/routes';
import { exportedPages, isErrorPage } from '@/scripts/makers/lab/pages';
import { PREVIEW } from '@/scripts/site/out';

/** The site map protocol's schema. The package contains the file, but does not export its path. */
const SITEMAP = join(
  dirname(createRequire(import.meta.url).resolve('sitemap/package.json')),
  'schema/sitemap.xsd',
);

const read = (name: string) => readFileSync(join(PREVIEW, name), 'utf8');

/** What search engines and social networks read of a page. */
const pages = exportedPages(PREVIEW).map(({ path, file }) => {
  const elements = [...getElements(parse(read(file)))];
  const find = (name: string, key: string, value: string) =>
    elements.find((each) => each.tagName === name && attribute(each, key) === value);
  const meta = (key: string, name: string) => {
    const element = find('meta', key, name);
    return element ? (attribute(element, 'content') ?? '') : '';
  };
  const canonical = find('link', 'rel', 'canonical');
  const title = elements.find(({ tagName }) => tagName === 'title');
  return {
    path,
    title: title ? getText(title) : '',
    description: meta('name', 'description'),
    isNoindex: meta('name', 'robots').includes('noindex'),
    canonical: canonical ? (attribute(canonical, 'href') ?? '') : '',
    share: meta('property', 'og:image'),
    shareText: meta('property', 'og:image:alt'),
  };
});
const origin = new URL(pages.find(({ path }) => path === '/')?.canonical ?? '').origin;
const isFilm = (path: string) => filmPages.some((film) => film === path);
const listed = pages.filter(
  ({ path }) => !isErrorPage(path) && !isFilm(path) && canonicalPath(path) === path,
);

test('the site map is valid by the protocol’s schema, and has every listed page and no other', async () => {
  const xml = read('sitemap.xml');
  // Its pictures have another schema.
  const schema = readFileSync(SITEMAP, 'utf8').replaceAll(
    'processContents="strict"',
    'processContents="lax"',
  );
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: { fileName: 'sitemap.xsd', contents: schema },
  });
  expect(errors).toEqual([]);
  const located = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  expect(located.sort()).toEqual(listed.map(({ path }) => new URL(path, origin).href).sort());
});

test('the feed is valid by the schema of JSON Feed 1.1', () => {
  const validate = new Ajv({ allErrors: true }).compile(jsonFeed);
  validate(JSON.parse(read(feeds().json)));
  expect(validate.errors).toBeNull();
});

test('only the film and the pages of errors are hidden from search engines', () => {
  const hidden = pages.filter(({ isNoindex }) => isNoindex).map(({ path }) => path);
  expect(hidden).toEqual(
    pages.map(({ path }) => path).filter((path) => isErrorPage(path) || isFilm(path)),
  );
});

test('listed pages have titles and descriptions of their own, their address and a share picture', () => {
  for (const key of ['title', 'description'] as const) {
    const texts = listed.map((page) => page[key]);
    expect(texts.filter((text, i) => text.length < 10 || texts.indexOf(text) !== i)).toEqual([]);
  }
  for (const { path, canonical, share, shareText } of listed) {
    expect(new URL(canonical).href).toBe(new URL(path, origin).href);
    expect([path, shareText]).not.toEqual([path, '']);
    expect(share.startsWith(origin)).toBe(true);
    expect([share, existsSync(join(PREVIEW, share.slice(origin.length)))]).toEqual([share, true]);
  }
});
