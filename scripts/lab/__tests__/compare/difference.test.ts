/** @jest-environment node */
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { differenceOf } from '@/scripts/lab/compare/difference';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

const png = (width = 10, height = 10) => plain(width, height).png().toBuffer();

/** A white picture with a black square at its top left. */
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

test('two equal pictures do not differ, however they are compressed', async () => {
  const other = await plain(10, 10).png({ compressionLevel: 0 }).toBuffer();
  expect(await differenceOf(await png(), other)).toBeNull();
});

test('the part of the pixels that differ is told, with a picture of them', async () => {
  const difference = await differenceOf(await png(), await withSquare(5));
  expect(difference?.part).toBeCloseTo(0.25);
  expect(await sharp(difference?.picture).metadata()).toMatchObject({ width: 10, height: 10 });
});

test('a longer page differs by all that the shorter one lacks', async () => {
  const difference = await differenceOf(await png(10, 10), await png(10, 20));
  expect(difference?.part).toBeCloseTo(0.5);
});
