/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { toIco } from '@/scripts/studio/icons/ico';

test('an icon lists its pictures and their positions', () => {
  const small = { png: Buffer.from('small'), size: 16 };
  const large = { png: Buffer.from('larger'), size: 256 };
  const ico = toIco([small, large]);
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  expect([...ico.subarray(6, 22)]).toEqual([16, 16, 0, 0, 1, 0, 32, 0, 5, 0, 0, 0, 38, 0, 0, 0]);
  expect([...ico.subarray(22, 38)]).toEqual([0, 0, 0, 0, 1, 0, 32, 0, 6, 0, 0, 0, 43, 0, 0, 0]);
  expect(ico.subarray(38).toString()).toBe('smalllarger');
});

test('the favicon has one picture of 48 pixels', async () => {
  const ico = readFileSync('public/favicon.ico');
  expect(ico.readUInt16LE(4)).toBe(1);
  const { width, height, format } = await sharp(ico.subarray(22)).metadata();
  expect({ width, height, format }).toEqual({ width: 48, height: 48, format: 'png' });
});
