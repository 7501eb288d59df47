/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { completePalette, toOklch } from '@/content/brand/palette';
import { toColourMap } from '@/content/brand/recolour';
import { getSkin, recolourPicture, toTable } from '@/scripts/site/pictures/recolour';

const violet = toColourMap(completePalette({ primary: '#5b21b6' }));

/** Two pixels of marigold, of which one is transparent by half, one of skin and one of white. */
const pixels = Uint8Array.from([
  ...[255, 178, 36, 255],
  ...[255, 178, 36, 128],
  ...[178, 122, 85, 255],
  ...[255, 255, 255, 255],
]);

async function recolour(table: Float32Array): Promise<number[][]> {
  const raw = { width: 4, height: 1, channels: 4 } as const;
  const png = await sharp(pixels, { raw }).png().toBuffer();
  const data = await sharp(await recolourPicture(png, table))
    .raw()
    .toBuffer();
  return [0, 4, 8, 12].map((at) => [...data.subarray(at, at + 4)]);
}

test('a brand recolours clay, and neither white nor transparency', async () => {
  const [clay = [], faint = [], , white] = await recolour(toTable(violet));
  const [r = 0, g = 0, b = 0, alpha] = clay;
  expect(toOklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }).h).toBeCloseTo(293, -1);
  expect([alpha, faint[3]]).toEqual([255, 128]);
  expect(white).toEqual([255, 255, 255, 255]);
});

test('skin keeps its colour', async () => {
  const [, , skin] = await recolour(toTable(violet, getSkin));
  expect(skin).toEqual([178, 122, 85, 255]);
});
