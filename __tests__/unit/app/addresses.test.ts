/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { GET as jsonFeed } from '@/app/feed.json/route';
import { GET as rss } from '@/app/feed.xml/route';
import { GET as llms } from '@/app/llms.txt/route';
import { GET as sitemap } from '@/app/sitemap.xml/route';

test.each([
  ['sitemap.xml', sitemap],
  ['feed.xml', rss],
  ['feed.json', jsonFeed],
])('there is no %s without an address of the site', async (_, get) => {
  expect((await get()).status).toBe(404);
});

test('llms.txt lists every page and open job even without an address of the site', async () => {
  const text = await (await llms()).text();
  expect(text).toContain('(/about-us): How Rivermark grew');
  expect(text).toContain('- [Full Stack Developer in Noida](/job-description/1): You will build');
  expect(text).not.toContain('](/): ');
});
