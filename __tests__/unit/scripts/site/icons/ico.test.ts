/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';

test('the favicon has one picture of 48 pixels', async () => {
  const ico = readFileSync('public/favicon.ico');
  expect(ico.readUInt16LE(4)).toBe(1);
  const { width, height, format } = await sharp(ico.subarray(22)).metadata();
  expect({ width, height, format }).toEqual({ width: 48, height: 48, format: 'png' });
});
