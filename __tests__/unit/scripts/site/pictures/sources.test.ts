/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findMasterMistakes, listWhole } from '@/scripts/site/pictures/sources';

const MASTERS = 'content/pictures/masters';

test('masters may stand in folders, and two of one name are a mistake', () => {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'masters-'));
  process.chdir(folder);
  mkdirSync(`${MASTERS}/kitchen`, { recursive: true });
  const written = ['cup.webp', 'kitchen/pot.webp', '.DS_Store', '._cup.webp', 'Thumbs.db'];
  for (const name of written) writeFileSync(`${MASTERS}/${name}`, '');
  expect(listWhole()).toEqual([
    { name: 'cup', file: `${MASTERS}/cup.webp` },
    { name: 'pot', file: `${MASTERS}/kitchen/pot.webp` },
  ]);
  expect(findMasterMistakes()).toEqual([]);
  writeFileSync(`${MASTERS}/kitchen/cup.webp`, '');
  expect(findMasterMistakes().map(({ message }) => message)).toEqual([
    `${MASTERS}/cup.webp: another picture has this name, with another ending or in another folder. Rename the file`,
  ]);
  process.chdir(root);
  rmSync(folder, { recursive: true });
});
