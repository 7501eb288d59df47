/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  keyOf,
  noteWritten,
  writeDerived,
  writeFiles,
  writtenFiles,
} from '@/scripts/build/written';

let folder: string;
let places: { out: string; lists: string };

const read = (name: string) => readFileSync(join(places.out, name), 'utf8');
/** Sets a time long ago, so that a write shows. */
const age = (name: string) => utimesSync(join(places.out, name), 1e9, 1e9);
const isOld = (name: string) => statSync(join(places.out, name)).mtimeMs === 1e12;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'written-'));
  places = { out: join(folder, 'out'), lists: join(folder, 'cache', 'written') };
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a step writes what differs, and removes what it has no more', () => {
  const files = new Map([
    ['a.md', 'one'],
    ['b/c.md', 'two'],
  ]);
  writeFiles('markdown', files, places);
  for (const name of files.keys()) age(name);
  writeFiles('markdown', new Map([['a.md', 'one']]), places);
  expect(isOld('a.md')).toBe(true);
  expect(existsSync(join(places.out, 'b/c.md'))).toBe(false);
  writeFiles('markdown', new Map([['a.md', 'three']]), places);
  expect(read('a.md')).toBe('three');
  expect(isOld('a.md')).toBe(false);
});

test('the export learns of the files of all steps, but of none without the cache', () => {
  writeFiles('markdown', new Map([['a.md', 'one']]), places);
  noteWritten('hosts', ['_headers'], places);
  expect(writtenFiles(places.lists).sort()).toEqual(['_headers', 'a.md']);
  expect(writtenFiles(join(folder, 'none'))).toEqual([]);
});

test('a derived file is made where its key is new, or where somebody changed it', () => {
  const made: string[] = [];
  const derive = (keys: Record<string, string>) =>
    writeDerived(
      'markdown',
      new Map(
        Object.entries(keys).map(([name, key]) => [
          name,
          {
            key,
            make: () => {
              made.push(name);
              return `${name} of ${key}`;
            },
          },
        ]),
      ),
      places,
    );
  expect(derive({ 'a.md': '1', 'b.md': '1' })).toBe(2);
  age('a.md');
  expect(derive({ 'a.md': '1', 'b.md': '2' })).toBe(1);
  expect(isOld('a.md')).toBe(true);
  expect(read('b.md')).toBe('b.md of 2');
  writeFileSync(join(places.out, 'a.md'), 'changed');
  expect(derive({ 'a.md': '1', 'b.md': '2' })).toBe(1);
  expect(read('a.md')).toBe('a.md of 1');
  expect(derive({ 'b.md': '2' })).toBe(0);
  expect(existsSync(join(places.out, 'a.md'))).toBe(false);
  expect(made).toEqual(['a.md', 'b.md', 'b.md', 'a.md']);
});

test('half a list, which a stopped build leaves, counts as none', () => {
  mkdirSync(places.lists, { recursive: true });
  writeFileSync(join(places.lists, 'hosts.json'), '["_hea');
  expect(writtenFiles(places.lists)).toEqual([]);
});

test('a key depends on the files, on the texts and on where they end', () => {
  const file = join(folder, 'code.ts');
  writeFileSync(file, 'one');
  const before = keyOf([file], ['a', 'b']);
  expect(keyOf([file], ['a', 'b'])).toBe(before);
  expect(keyOf([file], ['ab'])).not.toBe(before);
  writeFileSync(file, 'two');
  expect(keyOf([file], ['a', 'b'])).not.toBe(before);
});
