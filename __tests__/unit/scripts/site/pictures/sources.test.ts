/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findMasterMistakes, listWhole } from '@/scripts/site/pictures/sources';

const MASTERS = 'content/pictures/masters';
const root = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'masters-'));
  process.chdir(folder);
  mkdirSync(`${MASTERS}/kitchen`, { recursive: true });
  writeFileSync(`${MASTERS}/cup.webp`, '');
  writeFileSync(`${MASTERS}/kitchen/pot.webp`, '');
});

afterEach(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

test('pictures in a folder of the masters are read', () => {
  expect(listWhole()).toEqual([
    { name: 'cup', file: `${MASTERS}/cup.webp` },
    { name: 'pot', file: `${MASTERS}/kitchen/pot.webp` },
  ]);
  expect(findMasterMistakes()).toEqual([]);
});

test('files that macOS and Windows add are passed over', () => {
  for (const name of ['.DS_Store', '._cup.webp', 'Thumbs.db', 'desktop.ini']) {
    writeFileSync(`${MASTERS}/${name}`, '');
  }
  expect(listWhole().map(({ name }) => name)).toEqual(['cup', 'pot']);
  expect(findMasterMistakes()).toEqual([]);
});

test('two pictures of one name in two folders are a mistake', () => {
  writeFileSync(`${MASTERS}/kitchen/cup.webp`, '');
  expect(findMasterMistakes().map(({ message }) => message)).toEqual([
    `${MASTERS}/cup.webp: another picture has this name, with another ending or in another folder. Rename the file`,
  ]);
});
