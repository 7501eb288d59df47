import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findImports } from '@/__tests__/support/imports';
import { filesIn } from '@/scripts/site/files';

const GENERATED = /\/(node_modules|\.next|out|test-results)\//;

/** Every import in the site, the scripts and the tests. */
const imports = ['scripts', 'app', 'components', 'content', '__tests__']
  .flatMap(filesIn)
  .filter((path) => /\.tsx?$/.test(path) && !GENERATED.test(path))
  .flatMap((path) =>
    findImports(path, readFileSync(path, 'utf8')).map(({ target }) => ({ path, target })),
  );

const getRoom = (path: string) => /^scripts\/([^/]+)\//.exec(path)?.[1];
/** The room of `scripts/`, the folder of the site, or the package that an import belongs to. */
const getPlace = (target: string) => getRoom(target) ?? target.split('/')[0] ?? '';

const PLACES = [
  'export',
  'site',
  'author',
  'edit',
  'serve',
  'setup',
  'lab',
  'studio',
  'app',
  'components',
  'content',
  'styles',
  '__tests__',
];

/**
 * The imports that each room may have besides itself and packages. `next-islands` counts as a
 * package. A room stands below those that it imports, so no two import each other.
 */
const ALLOWED = {
  export: [],
  site: ['app', 'content', 'components', 'styles'],
  author: ['site', 'content', 'styles'],
  edit: ['author', 'site', 'content'],
  serve: ['site', 'content'],
  setup: ['serve'],
  lab: ['site', 'author', 'serve', 'content', 'components'],
  studio: ['site', 'serve', 'content'],
} as const satisfies Record<string, readonly string[]>;

test.each(Object.entries(ALLOWED))('scripts/%s imports only what it may', (room, allowed) => {
  const own = imports.filter(({ path }) => getRoom(path) === room);
  expect(own.length).toBeGreaterThan(5);
  const wrong = own
    .map(({ path, target }) => ({ path, target, place: getPlace(target) }))
    .filter(({ place }) => place !== room && PLACES.includes(place))
    .filter(({ place }) => !(allowed as readonly string[]).includes(place))
    .map(({ path, target }) => `${path} imports ${target}`);
  expect(wrong).toEqual([]);
});

/** The folder of a room that a file is in: "scripts/site/check". Null for a file of the room itself. */
const getFolder = (path: string) => /^scripts\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;

test('no two folders of a room import each other', () => {
  const pairs = new Set(
    imports
      .filter(({ path }) => !/^scripts\/export\//.test(path))
      .map(({ path, target }) => [getFolder(path), getFolder(target)])
      .filter(([from, to]) => from && to && from !== to)
      .map((folders) => folders.join(' imports ')),
  );
  const mutual = [...pairs].filter((pair) =>
    pairs.has(pair.split(' imports ').reverse().join(' imports ')),
  );
  expect(mutual).toEqual([]);
});

test('the site imports only the exporter’s public API', () => {
  const { exports } = JSON.parse(readFileSync('scripts/export/package.json', 'utf8'));
  const names = Object.keys(exports).map((name) => name.replace('.', 'next-islands'));
  const wrong = imports
    .filter(({ path }) => !/^(scripts\/export|__tests__)\//.test(path))
    .filter(({ target }) =>
      target.startsWith('next-islands')
        ? !names.includes(target)
        : target.startsWith('scripts/export/'),
    )
    .map(({ path, target }) => `${path} imports ${target}`);
  expect(wrong).toEqual([]);
});

test('the site imports no other script', () => {
  const wrong = imports
    .filter(({ path }) => !/^(scripts|__tests__)\//.test(path))
    .filter(({ target }) => target.startsWith('scripts/'))
    .map(({ path, target }) => `${path} imports ${target}`);
  expect(wrong).toEqual([]);
});

test.each(['lab', 'studio'])('nothing outside scripts/%s imports it, but tests', (room) => {
  const wrong = imports
    .filter(({ path, target }) => getRoom(target) === room && getRoom(path) !== room)
    .filter(({ path }) => !path.startsWith('__tests__/'))
    .map(({ path, target }) => `${path} imports ${target}`);
  expect(wrong).toEqual([]);
});

test('the exporter does not name the site', () => {
  const named = filesIn('scripts/export')
    .filter((path) => !GENERATED.test(path) && !path.endsWith('.woff2'))
    .filter((path) => /rivermark/i.test(readFileSync(path, 'utf8')));
  expect(named).toEqual([]);
});
