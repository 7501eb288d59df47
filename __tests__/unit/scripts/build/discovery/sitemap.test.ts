import { expect, test } from '@jest/globals';
import { readXml, textsOf } from '@/__tests__/support/xml';
import { latest, sitemaps } from '@/scripts/build/discovery/sitemap';

const BASE = 'https://rivermark.example/';
const entry = (path: string, modified: string | null = null, images: string[] = []) => ({
  address: `${BASE}${path}`,
  modified,
  images,
});

const read = (files: ReadonlyMap<string, string>, name: string) => readXml(files.get(name) ?? '');

test('few pages stand in one file, with their days and pictures', () => {
  const files = sitemaps(
    [
      entry('', '2026-11-21T10:00:00+00:00', [`${BASE}a.webp`, `${BASE}b.webp`]),
      entry('search?q=tea&page=2'),
    ],
    BASE,
  );
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  const map = read(files, 'sitemap.xml');
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(textsOf(map, 'loc')).toEqual([BASE, `${BASE}search?q=tea&page=2`]);
  expect(textsOf(map, 'lastmod')).toEqual(['2026-11-21T10:00:00+00:00']);
  expect(textsOf(map, 'image:loc')).toEqual([`${BASE}a.webp`, `${BASE}b.webp`]);
});

test('what is not known of a page is left out, not made up', () => {
  const map = read(sitemaps([entry('team')], BASE), 'sitemap.xml');
  expect([...map.getElementsByTagName('url')].flatMap((url) => [...url.children])).toHaveLength(1);
});

test('45,000 addresses are the most for a file: past them it is an index', () => {
  const many = Array.from({ length: 45_001 }, (_, i) => entry(`blogs/${i}`));
  expect([...sitemaps(many.slice(1), BASE).keys()]).toEqual(['sitemap.xml']);
  const files = sitemaps(many, BASE);
  const index = read(files, 'sitemap.xml');
  expect(index.documentElement.localName).toBe('sitemapindex');
  expect(textsOf(index, 'loc')).toEqual([`${BASE}sitemap-1.xml`, `${BASE}sitemap-2.xml`]);
  const parts = ['sitemap-1.xml', 'sitemap-2.xml'].map(
    (name) => files.get(name)?.match(/<loc>/g)?.length,
  );
  expect(parts).toEqual([45_000, 1]);
});

test('the index says when the last page of a part changed', () => {
  const days = ['2026-11-01T00:00:00+00:00', '2026-11-03T00:00:00+00:00', null];
  const files = sitemaps(
    days.map((day, i) => entry(`${i}`, day)),
    BASE,
    2,
  );
  const index = read(files, 'sitemap.xml');
  const dates = [...index.getElementsByTagName('sitemap')].map((part) => textsOf(part, 'lastmod'));
  expect(dates).toEqual([['2026-11-03T00:00:00+00:00'], []]);
});

test('moments are compared across time zones', () => {
  const noida = '2026-11-21T10:00:00+05:30';
  const liverpool = '2026-11-21T05:00:00+00:00';
  expect(latest([noida, liverpool])).toBe(liverpool);
  expect(latest([])).toBeNull();
});
