/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { articleFronts } from '@/content/articles/articles';
import { sharedTags } from '@/content/articles/tags';
import { jobs } from '@/content/jobs/jobs';
import { jobDescription } from '@/content/jobs/page';
import pictures from '@/content/pictures/shares.json';
import { projects } from '@/content/projects/projects';
import { articleShares } from '@/content/published/articles';
import { allShares } from '@/content/published/shares';
import { canonicalPath, filmPages, staticRoutes } from '@/content/routes';
import { SHARE_SIZE } from '@/content/schema/share';
import { allServices } from '@/content/services/services';
import { people } from '@/content/team/team';
import { site } from '@/content/words/site';

const HEAVIEST = 300_000;

const pages = [
  ...staticRoutes.filter((path) => canonicalPath(path) === path),
  ...filmPages,
  ...allServices().map(({ path }) => path),
  ...projects().map(({ url }) => url),
  ...people().map(({ url }) => url),
  ...articleShares().map(([path]) => path),
  ...jobs()
    .slice(0, site.publishing.sharePictures)
    .map(({ slug }) => `/job-description/${slug}`),
];
const sharePictures = Object.entries(pictures);

test('every canonical path gets a picture, and no other path gets one', async () => {
  expect([...(await allShares()).keys()].sort()).toEqual([...pages].sort());
});

test('the pictures that a build drew are in public/og, and no others', () => {
  expect(readdirSync('public/og').sort()).toEqual(sharePictures.map(([, { file }]) => file).sort());
});

test('beyond a number of articles, the older ones share a picture of their first tag', () => {
  const [newest, ...others] = articleFronts();
  const paths = articleShares(1).map(([path]) => path);
  const tags = sharedTags().filter(({ label }) => others.some(({ tag }) => tag === label));
  expect(paths).toEqual([`/blogs/${newest?.slug}`, ...tags.map(({ path }) => path)]);
  expect(articleShares(0).some(([path]) => /^\/blogs\/[^/]+$/.test(path))).toBe(false);
});

test('the picture of a job has the words of job.yaml', async () => {
  const shares = await allShares();
  for (const { slug } of jobs().slice(0, site.publishing.sharePictures))
    expect(shares.get(`/job-description/${slug}`)?.alt).toBe(jobDescription.share.alt);
});

test('no two pages have the same picture', () => {
  expect(new Set(sharePictures.map(([, { file }]) => file)).size).toBe(sharePictures.length);
});

test.each(sharePictures)('social networks accept the picture of %s', async (_, { file, alt }) => {
  const { width, height, format } = await sharp(`public/og/${file}`).metadata();
  expect({ width, height, format }).toEqual({ ...SHARE_SIZE, format: 'jpeg' });
  expect(statSync(`public/og/${file}`).size).toBeLessThan(HEAVIEST);
  expect(alt.length).toBeGreaterThan(10);
});
