/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { removeStale } from '@/scripts/site/remove-stale';

test('removes what the encoder wrote earlier, and nothing that somebody placed there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'og-'));
  for (const name of ['home-01234567.jpg', 'home-89abcdef.jpg', 'our-photo.jpg']) {
    writeFileSync(join(folder, name), '');
  }
  mkdirSync(join(folder, 'own-01234567.jpg'));
  await removeStale(folder, /-[\da-f]{8}\.jpg$/, new Set(['home-89abcdef.jpg']));
  expect(readdirSync(folder)).toEqual(['home-89abcdef.jpg', 'our-photo.jpg', 'own-01234567.jpg']);
  rmSync(folder, { recursive: true });
});
