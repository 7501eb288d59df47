/** @jest-environment node */
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawCover, SIZE } from '@/scripts/build/cover/draw';

test('the same seed draws the same cover, and another draws another', async () => {
  const [first, again, other] = await Promise.all(
    [7, 7, 8].map((seed) => drawCover('devops', seed)),
  );
  expect(first?.equals(again ?? Buffer.from(''))).toBe(true);
  expect(first?.equals(other ?? Buffer.from(''))).toBe(false);
});

test.each([1, 2, 3, 4, 5, 6])(
  'nothing stands at the edges of cover %i, where narrow and wide frames cut',
  async (seed) => {
    const { data, info } = await sharp(await drawCover('ideation', seed))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject(SIZE);
    const red = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    for (const x of [SIZE.width * 0.04, SIZE.width * 0.96].map(Math.round)) {
      const steps = Array.from({ length: info.height - 1 }, (_, y) =>
        Math.abs(red(x, y + 1) - red(x, y)),
      );
      // The ground runs softly. Clay would have an edge.
      expect(Math.max(...steps)).toBeLessThan(12);
    }
  },
);
