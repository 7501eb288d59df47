import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { measure } from '@/scripts/site/pictures/measure';

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86432' } });

/** Two pictures, one after the other. */
const animate = async () =>
  sharp(await paint(40, 60).raw().toBuffer(), {
    raw: { width: 40, height: 60, channels: 3, pageHeight: 30 },
  });

test.each([
  ['a photograph', () => paint(400, 300).jpeg(), 400, 300, /^#c\w6\w3\w$/],
  ['one for print, in CMYK', () => paint(400, 300).toColourspace('cmyk').jpeg(), 400, 300, /^#/],
  [
    'one of a turned phone',
    () => paint(400, 300).withMetadata({ orientation: 6 }).jpeg(),
    300,
    400,
    /^#/,
  ],
  ['an animation', async () => (await animate()).webp({ loop: 0 }), 40, 30, /^#/],
  ['a cut-out', () => paint(400, 300).ensureAlpha(0.5).png(), 400, 300, null],
] as const)('%s is measured', async (_, make, width, height, color) => {
  const bytes = await (await make()).toBuffer();
  const measures = await measure(bytes);
  expect(measures).toMatchObject({ width, height });
  expect(measures.widths.at(-1)).toBe(width);
  if (color === null) expect(measures.color).toBeNull();
  else expect(measures.color).toMatch(color);
  const encoded = await measures.image.clone().resize(20).avif({ effort: 0 }).toBuffer();
  expect(await sharp(encoded).metadata()).toMatchObject({ width: 20, space: 'srgb' });
});
