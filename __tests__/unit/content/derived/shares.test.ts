/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { articleFronts } from '@/content/articles/articles';
import { listedPages } from '@/content/derived/pages';
import { allShares } from '@/content/derived/shares';
import { jobs } from '@/content/jobs/jobs';
import pictures from '@/content/pictures/shares.json';
import { projects } from '@/content/projects/projects';
import { articlePath, canonicalPath, filmPages, jobPath, staticRoutes } from '@/content/routes';
import { SHARE_SIZE } from '@/content/schema/share';
import { allServices } from '@/content/services/services';
import { people } from '@/content/team/team';

const HEAVIEST = 300_000;

const pages = [
  ...staticRoutes.filter((path) => canonicalPath(path) === path),
  ...filmPages,
  ...allServices().map(({ path }) => path),
  ...projects().map(({ url }) => url),
  ...people().map(({ url }) => url),
  ...articleFronts().map(({ slug }) => articlePath(slug)),
  ...jobs().map(({ slug }) => jobPath(slug)),
];
const sharePictures = Object.entries(pictures);

test('every page gets a picture', async () => {
  expect([...(await allShares()).keys()]).toEqual(expect.arrayContaining(pages));
});

test('only pages that search engines list, and players of films, get a picture', async () => {
  const listed = (await listedPages()).map(({ path }) => path);
  const others = [...(await allShares()).keys()].filter((path) => !listed.includes(path));
  expect(others.sort()).toEqual([...filmPages].sort());
});

test('the pictures that a build drew are in public/og, and no others', () => {
  const drawn = readdirSync('public/og').filter((name) => /-[\da-f]{8}\.jpg$/.test(name));
  expect(drawn.sort()).toEqual(sharePictures.map(([, { file }]) => file).sort());
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
