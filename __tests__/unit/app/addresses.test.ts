/** @jest-environment node */
import { afterEach, expect, jest, test } from '@jest/globals';
import { GET as jsonFeed } from '@/app/feed.json/route';
import { GET as rss } from '@/app/feed.xml/route';
import { GET as sitemap } from '@/app/sitemap.xml/route';
import { entryFolders, filmPages } from '@/content/routes';
import { filesIn } from '@/scripts/site/files';

afterEach(() => {
  jest.resetModules();
});

test('every folder with pages, and every film, has its route', () => {
  const routes = filesIn('app')
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.slice('app'.length, -'/page.tsx'.length));
  expect(routes).toEqual(expect.arrayContaining([...filmPages]));
  for (const { start } of Object.values(entryFolders))
    expect(routes.filter((route) => route.startsWith(`${start}[`))).toHaveLength(1);
});

test.each([
  ['sitemap.xml', sitemap],
  ['feed.xml', rss],
  ['feed.json', jsonFeed],
])('there is no %s without an address of the site', async (_, get) => {
  expect((await get()).status).toBe(404);
});

test.each([
  ['https://rivermark.example', { sitemap: 'https://rivermark.example/sitemap.xml' }],
  ['', {}],
])('robots may read everything, and find the map of a site at "%s"', async (url, map) => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_SITE_URL: url });
  const { default: robots } = await import('@/app/robots');
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' }, ...map });
});
