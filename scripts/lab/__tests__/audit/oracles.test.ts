/** @jest-environment node */
import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { sitemaps } from '@/app/sitemap.xml/sitemaps';
import { jsonFeedHoles, sitemapHoles, structuredHoles } from '@/scripts/lab/audit/oracles';

const BASE = 'https://rivermark.example/';

const siteMap = (modified: string) =>
  sitemaps([{ path: '/team', modified, images: [`${BASE}a.webp`] }]).get('sitemap.xml') ?? '';

test('a site map of ours is valid, and one with a wrong date is not', async () => {
  expect(await sitemapHoles(siteMap('2026-11-21T10:00:00+00:00'))).toEqual([]);
  expect((await sitemapHoles(siteMap('last Tuesday'))).join('\n')).toContain('lastmod');
});

test('a feed without a title or with a wrong version has holes', () => {
  const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'Blogs', items: [] };
  expect(jsonFeedHoles(feed)).toEqual([]);
  expect(jsonFeedHoles({ ...feed, version: '2' }).join()).toContain('version');
  expect(jsonFeedHoles({ version: feed.version, items: [] }).join()).toContain('title');
});

test('a job without its place has a hole, however deep it stands', async () => {
  const address = { '@type': 'PostalAddress', addressCountry: 'IN' };
  const job = {
    '@type': 'JobPosting',
    title: 'Engineer',
    description: 'Builds bridges.',
    datePosted: '2026-11-01',
    hiringOrganization: { '@type': 'Organization', name: 'Rivermark' },
    jobLocation: { '@type': 'Place', address },
  };
  expect(await structuredHoles([job])).toEqual([]);
  const { jobLocation: _, ...nowhere } = job;
  expect((await structuredHoles([nowhere])).join()).toContain('jobLocation');
  const nameless = { ...job, hiringOrganization: { '@type': 'Organization' } };
  expect((await structuredHoles([nameless])).join()).toContain('name');
});
