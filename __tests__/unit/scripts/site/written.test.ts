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
import { noteWritten, writeFiles, writtenFiles } from '@/scripts/site/written';

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

test('a step does not replace a file of public/', () => {
  expect(() => writeFiles('hosts', new Map([['favicon.ico', '']]), places)).toThrow(
    'public/favicon.ico: the build writes a file of this name itself. Rename yours.',
  );
});

test('a step writes what differs, and removes what it has no more', () => {
  const files = new Map([
    ['a.md', 'one'],
    ['b/c.md', 'two'],
  ]);
  writeFiles('markdown', files, places);
  for (const name of files.keys()) age(name);
  writeFiles('markdown', new Map([['a.md', 'one']]), places);
  expect(isOld('a.md')).toBe(true);
  // Its folder is empty and goes, too.
  expect(existsSync(join(places.out, 'b'))).toBe(false);
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

test('half a list, which a stopped build leaves, counts as none', () => {
  mkdirSync(places.lists, { recursive: true });
  writeFileSync(join(places.lists, 'hosts.json'), '["_hea');
  expect(writtenFiles(places.lists)).toEqual([]);
});
