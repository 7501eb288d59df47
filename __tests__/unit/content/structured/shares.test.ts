import { readdirSync, statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { isLeftOut } from '@/content/files/left-out';
import { SHARE_SIZE } from '@/content/files/share';
import pictures from '@/content/pictures/shares.json';
import { filmPages } from '@/content/routes';
import { listedPages } from '@/content/structured/findable';
import { allShares } from '@/content/structured/shares';

const HEAVIEST = 300_000;

/** Lists of articles and of jobs have the picture of their first page. */
const isList = (path: string) => /^\/(blogs\/(page|tag|author)|careers\/page)\//.test(path);

const sharePictures = Object.entries(pictures);

test('pages that search engines list, and players of films, get a picture, and no others', () => {
  const listed = listedPages().map(({ path }) => path);
  const shared = [...allShares().keys()];
  expect(shared.sort()).toEqual(
    [
      ...listed.filter((path) => !isList(path)),
      ...filmPages.filter((path) => !isLeftOut(path)),
    ].sort(),
  );
});

test('the pictures that a build drew are in public/og, and no others, as social networks want them', async () => {
  const drawn = readdirSync('public/og').filter((name) => /-[\da-f]{8}\.jpg$/.test(name));
  expect(drawn.sort()).toEqual(sharePictures.map(([, { file }]) => file).sort());
  for (const [, { file, alt }] of sharePictures) {
    const { width, height, format } = await sharp(`public/og/${file}`).metadata();
    expect({ width, height, format }).toEqual({ ...SHARE_SIZE, format: 'jpeg' });
    expect(statSync(`public/og/${file}`).size).toBeLessThan(HEAVIEST);
    expect(alt.length).toBeGreaterThan(10);
  }
});
