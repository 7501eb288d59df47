/** @jest-environment node */
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { comparePictures } from '@/scripts/lab/compare/difference';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

const png = (width = 10, height = 10) => plain(width, height).png().toBuffer();

/** Draws a white picture with a black square at the top left. */
async function withSquare(size: number): Promise<Buffer> {
  const input = await sharp({
    create: { width: size, height: size, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer();
  return plain(10, 10)
    .composite([{ input, top: 0, left: 0 }])
    .png()
    .toBuffer();
}

test('equal pictures do not differ, even with different compression', async () => {
  const other = await plain(10, 10).png({ compressionLevel: 0 }).toBuffer();
  expect(await comparePictures(await png(), other)).toBeNull();
});

test('returns the share of different pixels, and a picture of them', async () => {
  const difference = await comparePictures(await png(), await withSquare(5));
  expect(difference?.share).toBeCloseTo(0.25);
  expect(await sharp(difference?.picture).metadata()).toMatchObject({ width: 10, height: 10 });
});

test('the further pixels of a longer page count as different', async () => {
  const difference = await comparePictures(await png(10, 10), await png(10, 20));
  expect(difference?.share).toBeCloseTo(0.5);
});
