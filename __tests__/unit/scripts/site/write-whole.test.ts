/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { writeWhole } from '@/scripts/site/write-whole';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a full disk leaves the old file as it was, and no half one', async () => {
  const file = join(folder, 'cloud.webp');
  await writeWhole(file, 'older');
  await writeWhole(file, Buffer.from('old'));
  jest.spyOn(fs, 'writeFile').mockImplementation(async (path) => {
    writeFileSync(String(path), 'ha');
    throw new Error('ENOSPC: no space left on device');
  });
  await expect(writeWhole(file, 'half')).rejects.toThrow('ENOSPC');
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['cloud.webp']);
});
