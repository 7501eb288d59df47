/** @jest-environment node */
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawCover, SIZE } from '@/scripts/author/cover/draw';

test.each([1, 2])(
  'the left and right edges of cover %i are empty, because narrow frames cut them off',
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
      // The ground changes gradually. Clay would have an edge.
      expect(Math.max(...steps)).toBeLessThan(12);
    }
  },
);
