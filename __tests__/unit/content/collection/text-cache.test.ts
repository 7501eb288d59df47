/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTextCache } from '@/content/collection/text-cache';

const FILE = '.next/cache/content/lengths.json';
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cache-'));
  writeFileSync(join(root, 'code.ts'), 'version 1');
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});

afterEach(() => rmSync(root, { recursive: true }));

/** A cache as a new build opens it, and how often it computed. */
function open() {
  const compute = jest.fn((text: string) => text.length);
  return { cache: createTextCache('lengths', [join(root, 'code.ts')], compute), compute };
}

/** A build that needs the results for these texts. Returns how many it computed. */
function build(texts: readonly string[]): number {
  const { cache, compute } = open();
  expect(texts.map(cache.get)).toEqual(texts.map(({ length }) => length));
  cache.save();
  return compute.mock.calls.length;
}

test('a second build computes only what changed', () => {
  expect(build(['one', 'three'])).toBe(2);
  expect(build(['one', 'three'])).toBe(0);
  expect(build(['one', 'three!'])).toBe(1);
});

test('a text is computed once a build', () => {
  expect(build(['one', 'one'])).toBe(1);
});

test('results that no build asks for are dropped', () => {
  build(['one', 'three']);
  build(['one']);
  expect(Object.keys(JSON.parse(readFileSync(join(root, FILE), 'utf8')).results)).toHaveLength(1);
});

test('a change to the code empties the cache', () => {
  build(['one']);
  writeFileSync(join(root, 'code.ts'), 'version 2');
  expect(build(['one'])).toBe(1);
});

test('half a file counts as none', () => {
  mkdirSync(join(root, '.next/cache/content'), { recursive: true });
  writeFileSync(join(root, FILE), '{"version":"');
  expect(build(['one'])).toBe(1);
});
