import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { filesIn } from '@/scripts/site/files';

const findFiles = (folder: string, pattern: RegExp) =>
  filesIn(folder)
    .filter((path) => !/\/(node_modules|\.next|out|test-results)\/|\.woff2$/.test(path))
    .filter((path) => pattern.test(readFileSync(path, 'utf8')));

test('client components are in components/islands', () => {
  const found = ['app', 'components'].flatMap((folder) => findFiles(folder, /^['"]use client/m));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((path) => !path.startsWith('components/islands/'))).toEqual([]);
});

test('the exporter does not name the site', () => {
  expect(findFiles('scripts/export', /rivermark/i)).toEqual([]);
});
