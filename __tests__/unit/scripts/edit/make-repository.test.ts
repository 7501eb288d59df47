import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeRepository } from '@/scripts/edit/make-repository';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zip-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder without a repository gets one, once', () => {
  expect(makeRepository(folder)).toBe(true);
  expect(existsSync(join(folder, '.git/HEAD'))).toBe(true);
  expect(makeRepository(folder)).toBe(false);
});

test('without Git, a folder gets what the CMS wants, which becomes a repository once Git is there', () => {
  const withoutGit = { ...process.env, PATH: '/nowhere' };
  expect(makeRepository(folder, withoutGit)).toBe(true);
  expect(existsSync(join(folder, '.git'))).toBe(true);
  expect(makeRepository(folder, withoutGit)).toBe(false);
  expect(makeRepository(folder)).toBe(true);
  expect(existsSync(join(folder, '.git/HEAD'))).toBe(true);
});
