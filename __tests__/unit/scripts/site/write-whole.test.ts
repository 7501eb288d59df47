import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { expect, jest, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { writeWhole } from '@/scripts/site/write-whole';

const folder = standInProject({});

test('a full disk leaves the old file as it was, and no half one', async () => {
  const file = `${folder.root}/cloud.webp`;
  await writeWhole(file, 'older');
  await writeWhole(file, Buffer.from('old'));
  jest.spyOn(fs, 'writeFile').mockImplementation(async (path) => {
    writeFileSync(String(path), 'ha');
    throw new Error('ENOSPC: no space left on device');
  });
  await expect(writeWhole(file, 'half')).rejects.toThrow('ENOSPC');
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readdirSync(folder.root)).toEqual(['cloud.webp']);
});
