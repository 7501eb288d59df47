/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { makeRepository } from '@/scripts/edit/make-repository';

const { PATH } = process.env;
afterEach(() => {
  process.env.PATH = PATH;
});

test.each([
  ['a machine with Git', PATH, '.git/HEAD'],
  ['a machine without Git', '', '.git'],
])('on %s, a folder without a repository gets one, once', (_, path, file) => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  process.env.PATH = path;
  expect(makeRepository(folder)).toBe(true);
  expect(existsSync(join(folder, file))).toBe(true);
  expect(makeRepository(folder)).toBe(false);
  rmSync(folder, { recursive: true });
});
