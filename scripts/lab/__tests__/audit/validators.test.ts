/** @jest-environment node */
import { expect, test } from '@jest/globals';
import {
  validateHtml,
  validateJsonFeed,
  validateSitemap,
  validateStructuredData,
} from '@/scripts/lab/audit/validators';

const siteMap = (modified: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://rivermark.example/team</loc><lastmod>${modified}</lastmod>
<image:image><image:loc>https://rivermark.example/a.webp</image:loc></image:image></url>
</urlset>`;

test('finds a duplicate id in a page', () => {
  const page = (ids: string[]) =>
    `<!doctype html><html lang="en"><head><title>Us</title></head><body>${ids.map((id) => `<p id="${id}">Us</p>`).join('')}</body></html>`;
  expect(validateHtml(page(['a', 'b']))).toEqual([]);
  expect(validateHtml(page(['a', 'a'])).join()).toContain('no-dup-id');
});

test('finds a wrong date in a site map', async () => {
  expect(await validateSitemap(siteMap('2026-11-21T10:00:00+00:00'))).toEqual([]);
  expect((await validateSitemap(siteMap('last Tuesday'))).join('\n')).toContain('lastmod');
});

test('finds a wrong version and a missing title in a feed', () => {
  const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'Blogs', items: [] };
  expect(validateJsonFeed(feed)).toEqual([]);
  expect(validateJsonFeed({ ...feed, version: '2' }).join()).toContain('version');
  expect(validateJsonFeed({ version: feed.version, items: [] }).join()).toContain('title');
});

test('finds missing properties of a job, nested ones too', async () => {
  const address = { '@type': 'PostalAddress', addressCountry: 'IN' };
  const job = {
    '@type': 'JobPosting',
    title: 'Engineer',
    description: 'Builds bridges.',
    datePosted: '2026-11-01',
    hiringOrganization: { '@type': 'Organization', name: 'Rivermark' },
    jobLocation: { '@type': 'Place', address },
  };
  const validate = (item: object) => validateStructuredData(JSON.stringify({ '@graph': [item] }));
  expect(await validate(job)).toEqual([]);
  const { jobLocation: _, ...nowhere } = job;
  expect((await validate(nowhere)).join()).toContain('jobLocation');
  const nameless = { ...job, hiringOrganization: { '@type': 'Organization' } };
  expect((await validate(nameless)).join()).toContain('name');
});
