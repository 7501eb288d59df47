/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeRepository } from '@/scripts/edit/make-repository';

const { PATH } = process.env;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zip-'));
});

afterEach(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true });
});

test('a folder without a repository gets one, once', () => {
  expect(makeRepository(folder)).toBe(true);
  expect(existsSync(join(folder, '.git/HEAD'))).toBe(true);
  expect(makeRepository(folder)).toBe(false);
});

test('a machine without Git gets the folder that the CMS looks for', () => {
  process.env.PATH = '';
  expect(makeRepository(folder)).toBe(true);
  expect(existsSync(join(folder, '.git'))).toBe(true);
});
