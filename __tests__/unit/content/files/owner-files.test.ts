import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import {
  listContent,
  listFiles,
  listNames,
  readBytes,
  readText,
  survey,
} from '@/content/files/owner-files';

/** A folder with a project and with what stands beside it. */
let folder = '';

function write(file: string, bytes: string | Buffer = 'words') {
  const path = join(folder, 'project', file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, bytes);
}

/** Makes a link in the project, whose target stands as it is given. */
function link(file: string, target: string) {
  mkdirSync(join(folder, 'project', file, '..'), { recursive: true });
  symlinkSync(target, join(folder, 'project', file));
}

const makePipe = (file: string) => execFileSync('mkfifo', [join(folder, 'project', file)]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-'));
  write('content/articles/tea.md');
  write('public/robots.txt');
  write('../secret/key.md', 'secret');
  write('.git/config', 'token');
  // As on macOS, where the folder for temporary files is a link.
  symlinkSync(join(folder, 'project'), join(folder, 'linked'));
  jest.spyOn(process, 'cwd').mockReturnValue(join(folder, 'linked'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** "Café" and "It’s a naïve dépôt" in a one-byte encoding. */
const windows = Buffer.from('Caf\xe9: \x93It\x92s a na\xefve d\xe9p\xf4t\x94', 'latin1');

test.each([
  ['Windows-1252', windows],
  ['UTF-16', Buffer.from('\uFEFFCafé', 'utf16le')],
])('refuses %s with its name, the file and the remedy', (encoding, bytes) => {
  write('content/a.md', bytes);
  const message = getErrorMessage(() => readText('content/a.md'));
  expect(message).toMatch(/^content\/a\.md is invalid:\n {2}\(encoding\): expected UTF-8/);
  expect(message).toContain(`seems to be ${encoding}`);
  expect(message).toContain('save it with the encoding UTF-8');
});

test('leaves out the files of further languages, but none of a folder with a short name', () => {
  write('content/faq/milk.md');
  write('content/de/pages/home.yaml');
  write('content/de/menus.yaml');
  expect(listContent()).toEqual(['content/articles/tea.md', 'content/faq/milk.md']);
});

test('follows links that stay in the project, and opens what stands outside by its own path', () => {
  write('shared/articles/milk.md');
  link('content/more', '../shared/articles');
  link('content/articles/first.md', 'second.md');
  link('content/articles/second.md', join(folder, 'project/content/articles/tea.md'));
  link('public/.well-known/acme.txt', '../../shared/articles/milk.md');
  link('public/swiper', '../node_modules/.pnpm/swiper');
  write('node_modules/.pnpm/swiper/index.css');
  expect(readText('content/articles/first.md')).toBe('words');
  expect(survey('content').mistakes).toEqual([]);
  expect(listFiles('content')).toEqual([
    'content/articles/first.md',
    'content/articles/second.md',
    'content/articles/tea.md',
    'content/more/milk.md',
  ]);
  expect(survey('public', () => false)).toEqual({
    files: ['public/.well-known/acme.txt', 'public/robots.txt', 'public/swiper/index.css'],
    mistakes: [],
  });
  expect(readText(join(folder, 'secret/key.md'))).toBe('secret');
});

const OUTSIDE = 'is a link to a file outside the project. Copy the file here, or delete the link.';
const FOLDER_OUTSIDE =
  'is a link to a folder outside the project. Copy the folder here, or delete the link.';
const NOTHING = 'is a link that leads to nothing. Delete it, or put the file itself there.';

/** What is in a place, how it gets there, and what the message says. */
const REFUSED: readonly (readonly [what: string, make: () => void, said: string])[] = [
  [
    'a link out of the project',
    () => link('content/a.md', '../../secret/key.md'),
    `content/a.md ${OUTSIDE}`,
  ],
  [
    'a folder that leads out',
    () => link('public/secret', '../../secret'),
    `public/secret ${FOLDER_OUTSIDE}`,
  ],
  [
    'a link to a hidden file',
    () => link('public/config.txt', '../.git/config'),
    'public/config.txt is a link to a hidden file. Delete the link.',
  ],
  ['a link to nothing', () => link('content/a.md', 'b.md'), `content/a.md ${NOTHING}`],
  [
    'a link to a folder that holds it',
    () => link('public/all', '..'),
    'public/all is a link to a folder that holds it. Delete it.',
  ],
  [
    'a pipe',
    () => makePipe('content/a.md'),
    'content/a.md is a pipe, a socket or a device. Delete it, or put a file there.',
  ],
];

test.each(REFUSED)('%s is named with its remedy', (_, make, said) => {
  rmSync(join(folder, 'project/content/articles'), { recursive: true });
  make();
  const { mistakes } = said.startsWith('public')
    ? survey('public', () => false)
    : survey('content');
  expect(mistakes.map(({ message }) => message)).toEqual([said]);
});

test('opening a file refuses what a survey refuses, and names the link', () => {
  write('shared/a.md');
  link('content/shared', '../shared');
  link('shared/secret', '../../secret');
  makePipe('content/pipe.md');
  mkdirSync(join(folder, 'project/content/logo.svg'));
  expect(getErrorMessage(() => readText('content/shared/secret/key.md'))).toBe(
    `content/shared/secret ${FOLDER_OUTSIDE}`,
  );
  expect(getErrorMessage(() => readBytes('content/pipe.md'))).toContain('is a pipe');
  expect(getErrorMessage(() => readText('content/logo.svg'))).toContain('is a folder');
  expect(getErrorMessage(() => readText('content/none.md'))).toBe(
    'content/none.md is missing. Write it, or restore it.',
  );
  expect(getErrorMessage(() => listNames('public/robots.txt'))).toBe(
    'public/robots.txt is a file, and should be a folder. Rename it, or delete it.',
  );
  expect(listNames('content/none')).toEqual([]);
  expect(survey('content/none')).toEqual({ files: [], mistakes: [] });
});

test('hidden files, and what editors and systems leave, are passed over', () => {
  const left =
    '.1.md.swp ._1.md .DS_Store .#1.md .obsidian/1.md 1.md~ #1.md# 1.md.bak 1.md.orig 1.md.tmp 1.md.swp 4913 Thumbs.db desktop.ini ~$1.md';
  for (const name of left.split(' ')) write(`content/articles/${name}`);
  link('content/articles/.#tea.md', 'me@host.1');
  for (const name of ['4913.md', 'tmp.md', 'a.swf']) write(`content/articles/${name}`);
  const kept = ['4913.md', 'a.swf', 'tea.md', 'tmp.md'];
  expect(listNames('content/articles')).toEqual(kept);
  expect(survey('content')).toEqual({
    files: kept.map((name) => `content/articles/${name}`),
    mistakes: [],
  });
});
