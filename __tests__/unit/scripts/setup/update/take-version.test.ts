import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createGit } from '@/scripts/setup/git';
import { takeVersion } from '@/scripts/setup/update/take-version';
import { undoStopped } from '@/scripts/setup/update/whole';

/** The site's repository, with versions, and an owner's, who took the files of 1.0.0 without history. */
let root = '';
const site = () => join(root, 'site');
const own = () => join(root, 'own');

const write = (folder: string, file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string) => readFileSync(join(own(), file), 'utf8');

function commit(folder: string, tag?: string) {
  const git = createGit(folder);
  git(['add', '--all']);
  git(['-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'Change']);
  if (tag) git(['tag', tag]);
}

const lines = (changes: Record<number, string> = {}) =>
  Array.from({ length: 20 }, (_, index) => changes[index] ?? `line ${index}`).join('\n');

const update = (wanted?: string, current = '1.0.0') =>
  takeVersion({ folder: own(), address: site(), current, wanted });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'versions-'));
  mkdirSync(site());
  createGit(site())(['init', '--quiet']);
  write(site(), 'app/page.tsx', lines());
  write(site(), 'components/Old.tsx', lines());
  write(site(), 'content/routes.ts', 'old routes');
  write(site(), 'content/README.md', 'old manual');
  write(site(), 'content/agency.yaml', 'name: Ours');
  write(site(), 'content/articles/first.md', 'ours');
  write(site(), 'app/icon.svg', 'ours');
  write(site(), 'package.json', '{}');
  write(site(), 'public/pictures/hero.webp', 'ours');
  commit(site(), 'v1.0.0');

  cpSync(site(), own(), { recursive: true });
  rmSync(join(own(), '.git'), { recursive: true });
  createGit(own())(['init', '--quiet']);
  write(own(), 'content/agency.yaml', 'name: Yours');
  rmSync(join(own(), 'content/articles/first.md'));
  write(own(), 'content/articles/mine.md', 'yours');
  write(own(), 'app/icon.svg', 'yours');
  write(own(), 'public/pictures/hero.webp', 'yours');
  write(own(), 'app/page.tsx', lines({ 2: 'yours' }));
  commit(own());

  write(site(), 'app/page.tsx', lines({ 17: 'ours' }));
  rmSync(join(site(), 'components/Old.tsx'));
  write(site(), 'components/New.tsx', lines({ 3: 'moved' }));
  write(site(), 'content/routes.ts', 'new routes');
  write(site(), 'content/README.md', 'new manual');
  write(site(), 'content/agency.yaml', 'name: Ours again');
  write(site(), 'content/articles/second.md', 'ours');
  write(site(), 'app/icon.svg', 'ours again');
  write(site(), 'public/pictures/hero.webp', 'ours again');
  commit(site(), 'v1.1.0');
});

afterEach(() => rmSync(root, { recursive: true }));

const CODE = {
  'app/page.tsx': lines({ 2: 'yours', 17: 'ours' }),
  'components/New.tsx': lines({ 3: 'moved' }),
  'content/routes.ts': 'new routes',
  'content/README.md': 'new manual',
};
const OWN = {
  'content/agency.yaml': 'name: Yours',
  'content/articles/mine.md': 'yours',
  'app/icon.svg': 'yours',
  'public/pictures/hero.webp': 'yours',
};

test('an update changes code and leaves words and pictures alone', () => {
  const taken = update();
  for (const [file, text] of Object.entries({ ...CODE, ...OWN })) expect(read(file)).toBe(text);
  expect(() => read('content/articles/first.md')).toThrow('ENOENT');
  expect(() => read('content/articles/second.md')).toThrow('ENOENT');
  expect(() => read('components/Old.tsx')).toThrow('ENOENT');
  expect(taken.version).toBe('1.1.0');
  expect(taken.conflicts).toEqual([]);
  expect(taken.kept).toEqual([
    'app/icon.svg',
    'content/agency.yaml',
    'content/articles/second.md',
    'public/pictures/hero.webp',
  ]);
});

test('a line that both changed is a conflict, which names the file, once changes are committed', () => {
  write(own(), 'app/page.tsx', lines({ 17: 'yours' }));
  expect(() => update()).toThrow('Commit them first');
  commit(own());
  expect(update().conflicts).toEqual(['app/page.tsx']);
  expect(read('app/page.tsx')).toMatch(
    /<<<<<<<[\s\S]*yours[\s\S]*=======[\s\S]*ours[\s\S]*>>>>>>>/,
  );
  expect(read('content/routes.ts')).toBe('new routes');
});

test('a repository without tags has the versions of its package.json, and the owner’s choices stay', () => {
  const setFields = (folder: string, fields: object) =>
    write(folder, 'package.json', JSON.stringify(fields, null, 2));
  for (const tag of ['v1.0.0', 'v1.1.0']) createGit(site())(['tag', '--delete', tag]);
  setFields(site(), { version: '1.2.0', dependencies: { next: '1', tsx: '1' } });
  commit(site());
  // The owner takes the files of a later commit than the one that set the number.
  write(site(), 'app/later.ts', 'later = 1');
  commit(site());
  rmSync(own(), { recursive: true });
  cpSync(site(), own(), { recursive: true });
  rmSync(join(own(), '.git'), { recursive: true });
  createGit(own())(['init', '--quiet']);
  commit(own());
  setFields(own(), { version: '1.2.0', name: 'tidewater', dependencies: { tsx: '1', tea: '1' } });
  rmSync(join(own(), 'components'), { recursive: true });
  write(own(), 'content/README.md', 'my manual');
  commit(own());
  setFields(site(), { version: '1.3.0', dependencies: { next: '1', tsx: '2' } });
  write(site(), 'app/later.ts', 'later = 2');
  write(site(), 'components/New.tsx', 'changed');
  write(site(), 'components/Newer.tsx', 'new');
  write(site(), 'content/README.md', 'newest manual');
  commit(site());
  expect(update(undefined, '1.2.0')).toMatchObject({
    ...{ version: '1.3.0', conflicts: [], fields: [] },
    ...{ deleted: ['components/New.tsx'], manuals: ['content/README.md'] },
  });
  expect(JSON.parse(read('package.json'))).toEqual({
    version: '1.3.0',
    name: 'tidewater',
    dependencies: { tsx: '2', tea: '1' },
  });
  expect(() => read('components/Newer.tsx')).toThrow('ENOENT');
  expect(read('app/later.ts')).toBe('later = 2');
  expect(read('content/README.md')).toBe('newest manual');
});

test('an update that fails leaves the files as they were', () => {
  write(site(), 'package.json', '{"version": "1.2.0", "a": 1}');
  commit(site(), 'v1.2.0');
  write(own(), 'package.json', 'no JSON');
  commit(own());
  expect(() => update('1.2.0')).toThrow('JSON');
  expect(createGit(own())(['status', '--porcelain'])).toBe('');
  expect(read('content/routes.ts')).toBe('old routes');
});

test('the next update undoes one that was killed, and keeps what stood in the files', () => {
  const git = createGit(own());
  write(own(), '.git/update-begun', '');
  write(own(), '.git/index.lock', '');
  write(own(), 'content/routes.ts', 'half');
  write(own(), 'notes.txt', 'yours');
  expect(undoStopped(git, own())).toBe(true);
  expect(git(['status', '--porcelain'])).toBe('');
  expect(git(['show', 'stash@{0}:notes.txt'])).toBe('yours');
  expect(undoStopped(git, own())).toBe(false);
});
