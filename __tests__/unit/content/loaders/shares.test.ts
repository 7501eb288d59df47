/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { articles } from '@/content/loaders/blog';
import { jobs } from '@/content/loaders/jobs';
import { allShares } from '@/content/loaders/shares';
import pictures from '@/content/pictures/shares.json';
import { canonicalPath, filmPages, serviceSlugs, staticRoutes } from '@/content/routes';
import { SHARE_SIZE } from '@/content/schema/share';

const HEAVIEST = 300_000;

const pages = [
  ...staticRoutes.filter((path) => canonicalPath(path) === path),
  ...filmPages,
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  ...articles().map(({ _id }) => `/blogs/${_id}`),
  ...jobs().map(({ _id }) => `/job-description/${_id}`),
];
const sharePictures = Object.entries(pictures);

test('every canonical path has a picture, and no other path has one', async () => {
  expect([...(await allShares()).keys()].sort()).toEqual([...pages].sort());
  expect(sharePictures.map(([path]) => path).sort()).toEqual([...pages].sort());
  expect(readdirSync('public/og').sort()).toEqual(sharePictures.map(([, { file }]) => file).sort());
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
