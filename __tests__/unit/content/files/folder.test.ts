/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { readFolder } from '@/content/files/folder';

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'folder-'));

afterEach(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

test('reads the texts of a folder, and passes over files that macOS and Windows add', () => {
  for (const name of ['tea.md', 'README.md', '._tea.md', '.DS_Store', 'Thumbs.db']) {
    writeFileSync(join(folder, name), '');
  }
  process.chdir(join(folder, '..'));
  const { files, mistakes } = readFolder(basename(folder), 'md');
  expect(files.map(({ slug }) => slug)).toEqual(['tea']);
  expect(mistakes).toEqual([]);
});
