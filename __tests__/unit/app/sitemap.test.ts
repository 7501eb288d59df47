import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { getTexts, readXml } from '@/__tests__/support/xml';
import { sitemap } from '@/app/sitemap.xml/write';
import { articleBySlug, articleFronts } from '@/content/collections/articles';
import { people } from '@/content/collections/team';
import { startOfDay } from '@/content/files/day';
import { absoluteUrl } from '@/content/site/absolute-url';
import { listedPages } from '@/content/structured/findable';

test('the site map has the full address of each page, its pictures, and its date where it has one', () => {
  const pages = listedPages();
  const map = readXml(sitemap(pages));
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(getTexts(map, 'loc')).toEqual(pages.map(({ path }) => absoluteUrl(path)));
  expect(getTexts(map, 'lastmod')).toEqual(pages.flatMap(({ modified }) => modified ?? []));
  expect(getTexts(map, 'image:loc')).toEqual(pages.flatMap(({ images }) => images));
  expect(absoluteUrl('/team')).toBe('https://rivermark.example/team');
});

test('a page is listed with its pictures, and an article with the date of its last change', () => {
  const pages = listedPages();
  const listed = (path: string) => pages.find((page) => page.path === path);
  const shows = (path: string) =>
    listed(path)?.images.map((image) => /pictures\/(.+)\.webp$/.exec(image)?.[1]);
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
