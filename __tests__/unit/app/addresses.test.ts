/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { GET as jsonFeed } from '@/app/feed.json/route';
import { GET as rss } from '@/app/feed.xml/route';
import { GET as llms } from '@/app/llms.txt/route';
import { GET as sitemap } from '@/app/sitemap.xml/route';
import { jobCards } from '@/content/jobs/jobs';
import { about } from '@/content/pages/about';
import { jobPath, markdownPath } from '@/content/routes';
import { site } from '@/content/words/site';

test.each([
  ['sitemap.xml', sitemap],
  ['feed.xml', rss],
  ['feed.json', jsonFeed],
])('there is no %s without an address of the site', async (_, get) => {
  expect((await get()).status).toBe(404);
});

const toAddress = (path: string) => (site().publishing.markdown ? markdownPath(path) : path);

test('llms.txt lists every page and open job even without an address of the site', async () => {
  const text = await (await llms()).text();
  expect(text).toContain(
    `- [${about().meta.title}](${toAddress('/about-us')}): ${about().meta.description}`,
  );
  for (const { slug, description } of jobCards())
    expect(text).toContain(`](${toAddress(jobPath(slug))}): ${description.slice(0, 20)}`);
  expect(text).not.toContain('](/): ');
});
