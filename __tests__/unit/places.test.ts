import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { listSources } from '@/__tests__/support/sources';

const findFiles = (folder: string, pattern: RegExp) =>
  listSources(folder)
    .filter((path) => !path.endsWith('.woff2'))
    .filter((path) => pattern.test(readFileSync(path, 'utf8')));

test('client components are in components/islands', () => {
  const found = ['app', 'components'].flatMap((folder) => findFiles(folder, /^['"]use client/m));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((path) => !path.startsWith('components/islands/'))).toEqual([]);
});

test('files of the owner are opened in content/files/owner-files.ts', () => {
  const folders = [
    'app',
    'components',
    'content',
    'scripts/author',
    'scripts/edit',
    'scripts/site',
  ];
  const reader = /\b(readFile|readdir|opendir|createReadStream)(Sync)?\b[^;]* from 'node:fs/;
  // The others read code, packages and what the build has written.
  const found = folders.flatMap((folder) => findFiles(folder, reader));
  expect(found.filter((path) => /\.tsx?$/.test(path))).toEqual([
    'app/500.html/route.ts',
    'content/files/owner-files.ts',
    'scripts/author/own/finish.ts',
    'scripts/author/own/make-own.ts',
    'scripts/author/own/name-project.ts',
    'scripts/author/own/work-folder.ts',
    'scripts/author/schemas.ts',
    'scripts/edit/bring.ts',
    'scripts/edit/bundle.ts',
    'scripts/edit/check-bundle.ts',
    'scripts/edit/wording.ts',
    'scripts/site/discovery.ts',
    'scripts/site/editor.ts',
    'scripts/site/files.ts',
    'scripts/site/fonts.ts',
    'scripts/site/hosts/precompress.ts',
    'scripts/site/icons.ts',
    'scripts/site/mark-headings.ts',
    'scripts/site/placeholders.ts',
    'scripts/site/share/draw-text.ts',
    'scripts/site/sheet-pictures.ts',
    'scripts/site/unused-pictures.ts',
  ]);
});

test('the exporter does not name the site', () => {
  expect(findFiles('scripts/export', /rivermark/i)).toEqual([]);
});
