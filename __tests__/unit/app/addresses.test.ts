/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { GET as jsonFeed } from '@/app/feed.json/route';
import { GET as rss } from '@/app/feed.xml/route';
import { GET as sitemap } from '@/app/sitemap.xml/route';

test.each([
  ['sitemap.xml', sitemap],
  ['feed.xml', rss],
  ['feed.json', jsonFeed],
])('there is no %s without an address of the site', async (_, get) => {
  expect((await get()).status).toBe(404);
});
