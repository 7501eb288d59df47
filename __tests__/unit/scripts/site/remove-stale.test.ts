import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { removeStale } from '@/scripts/site/remove-stale';

const names = ['home-01234567.jpg', 'home-89abcdef.jpg', 'our-photo.jpg', 'own-01234567.jpg/'];
const folder = standInProject(Object.fromEntries(names.map((name) => [name, ''])));

test('removes what the encoder wrote earlier, and nothing that somebody placed there', async () => {
  await removeStale(folder.root, /-[\da-f]{8}\.jpg$/, new Set(['home-89abcdef.jpg']));
  expect(readdirSync(folder.root)).toEqual([
    'home-89abcdef.jpg',
    'our-photo.jpg',
    'own-01234567.jpg',
  ]);
});
