import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { getTexts, readXml } from '@/__tests__/support/xml';
import { sitemaps } from '@/app/sitemap.xml/sitemaps';
import { articleBySlug, articleFronts } from '@/content/articles/articles';
import { startOfDay } from '@/content/files/day';
import { listedListPages } from '@/content/lists/article-lists';
import { furtherJobPages } from '@/content/lists/job-lists';
import { collections } from '@/content/published/collections';
import { listedPages } from '@/content/published/pages';
import { canonicalPath, staticRoutes } from '@/content/routes';
import { people } from '@/content/team/team';

const BASE = 'https://rivermark.example/';
const entry = (path: string, modified?: string, images: string[] = []) => ({
  path: `/${path}`,
  ...(modified && { modified }),
  images,
});

const read = (files: ReadonlyMap<string, string>, name: string) => readXml(files.get(name) ?? '');

test('few pages are in one file, with their dates and pictures', () => {
  const files = sitemaps([
    entry('', '2026-11-21T10:00:00+00:00', [`${BASE}a.webp`, `${BASE}b.webp`]),
    entry('search?q=tea&page=2'),
  ]);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  const map = read(files, 'sitemap.xml');
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(getTexts(map, 'loc')).toEqual([BASE, `${BASE}search?q=tea&page=2`]);
  expect(getTexts(map, 'lastmod')).toEqual(['2026-11-21T10:00:00+00:00']);
  expect(getTexts(map, 'image:loc')).toEqual([`${BASE}a.webp`, `${BASE}b.webp`]);
});

test('a page without a date and pictures has only its address', () => {
  const map = read(sitemaps([entry('team')]), 'sitemap.xml');
  expect([...map.getElementsByTagName('url')].flatMap((url) => [...url.children])).toHaveLength(1);
});

test('a file has at most 45,000 addresses; with more it is an index', () => {
  const many = Array.from({ length: 45_001 }, (_, i) => entry(`blogs/${i}`));
  expect([...sitemaps(many.slice(1)).keys()]).toEqual(['sitemap.xml']);
  const files = sitemaps(many);
  const index = read(files, 'sitemap.xml');
  expect(index.documentElement.localName).toBe('sitemapindex');
  expect(getTexts(index, 'loc')).toEqual([`${BASE}sitemap-1.xml`, `${BASE}sitemap-2.xml`]);
  const parts = ['sitemap-1.xml', 'sitemap-2.xml'].map(
    (name) => files.get(name)?.match(/<loc>/g)?.length,
  );
  expect(parts).toEqual([45_000, 1]);
});

test('the index has the date of the latest change in each part', () => {
  const days = ['2026-11-01T00:00:00+00:00', '2026-11-03T00:00:00+00:00', undefined];
  const files = sitemaps(
    days.map((day, i) => entry(`${i}`, day)),
    2,
  );
  const index = read(files, 'sitemap.xml');
  const dates = [...index.getElementsByTagName('sitemap')].map((part) => getTexts(part, 'lastmod'));
  expect(dates).toEqual([['2026-11-03T00:00:00+00:00'], []]);
});

test('every page is listed once, at its canonical path', async () => {
  const paths = [
    ...staticRoutes.filter((path) => canonicalPath(path) === path),
    ...collections.flatMap(({ collection: { start, entries } }) =>
      start === undefined ? [] : entries().map(({ slug }) => `${start}${slug}`),
    ),
    ...listedListPages().map(({ path }) => path),
    ...furtherJobPages().map((page) => `/careers/page/${page}`),
  ];
  expect((await listedPages()).map(({ path }) => path).sort()).toEqual(paths.sort());
});

test('a page is listed with its pictures, and an article with the date of its last change', async () => {
  const pages = await listedPages();
  const listed = (path: string) => pages.find((page) => page.path === path);
  const shows = (path: string) =>
    listed(path)?.images.map((image) => /pictures\/(.+)-\d+\.webp$/.exec(image)?.[1]);
  expect(shows('/team')).toEqual([...new Set(people().map(({ image }) => image.file))]);
  expect(shows('/privacy-policy')).toEqual([]);
  expect(listed('/team')).not.toHaveProperty('modified');
  for (const { slug, src, created_at, updated_at = created_at } of articleFronts()) {
    const pictures = Object.values(articleBySlug(slug)?.prose.pictures ?? {});
    const files = new Set([src, ...pictures].map(({ file }) => file));
    expect(shows(`/blogs/${slug}`)).toEqual([...files]);
    expect(listed(`/blogs/${slug}`)?.modified).toBe(startOfDay(updated_at ?? ''));
  }
});
