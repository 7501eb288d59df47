/** @jest-environment node */
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import manifest from '@/app/manifest';

const icons = manifest().icons ?? [];

test('the manifest has an icon of each size, and one that may be masked', () => {
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

test.each([
  ...icons.map(({ src, sizes }) => [src, sizes ?? '']),
  ['/apple-touch-icon.png', '180x180'],
])('%s is %s', async (src, sizes) => {
  const { width, height, format } = await sharp(`public${src}`).metadata();
  expect({ size: `${width}x${height}`, format }).toEqual({ size: sizes, format: 'png' });
});
