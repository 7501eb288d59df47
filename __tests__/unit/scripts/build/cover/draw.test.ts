/** @jest-environment node */
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { world as worldSchema } from '@/content/schema/world';
import { drawCover, SIZE } from '@/scripts/build/cover/draw';

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test('the same seed draws the same cover, and another draws another', () => {
  expect(drawCover('devops', 7)).toBe(drawCover('devops', 7));
  const covers = Array.from({ length: 40 }, (_, seed) => drawCover('devops', seed));
  expect(new Set(covers).size).toBe(40);
});

test.each(worldSchema.options)(
  'in %s every gradient is there, under a name of its own',
  (world) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const svg = drawCover(world, seed);
      const ids = idsOf(svg);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  },
);

test('nothing stands at the edges, where narrow and wide frames cut', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { data, info } = await sharp(Buffer.from(drawCover('ideation', seed)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const rowOf = (x: number) =>
      Array.from({ length: info.height }, (_, y) => {
        const at = (y * info.width + x) * info.channels;
        return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
      });
    expect(info).toMatchObject(SIZE);
    for (const x of [SIZE.width * 0.08, SIZE.width * 0.92].map(Math.round)) {
      const steps = rowOf(x).map(([r, g, b], y, all) => {
        const [r2, g2, b2] = all[y - 1] ?? [r, g, b];
        return Math.max(Math.abs(r - r2), Math.abs(g - g2), Math.abs(b - b2));
      });
      // Ground and shadows run softly; a thing would have an edge.
      expect(Math.max(...steps)).toBeLessThan(12);
    }
  }
});
