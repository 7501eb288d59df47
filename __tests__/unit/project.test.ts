import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { listSources } from '@/__tests__/support/sources';

const WORKFLOWS = '.github/workflows';

/** The folders with a lock file. A copy of the site in a test has none of its own. */
const folders = ['.', 'scripts/edit', 'scripts/makers/lab', 'scripts/makers/studio'].filter(
  (folder) => existsSync(join(folder, 'package-lock.json')),
);

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** The packages of a lock file that come from a registry, with their places. */
const readPackages = (folder: string) =>
  Object.entries(
    lock.parse(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))).packages,
  )
    .filter(([place, { link }]) => /(^|\/)node_modules\//.test(place) && !link)
    .map(([place, { integrity = '', resolved = '' }]) => ({ place, integrity, resolved }));

test.each(folders)(
  'the lock file of %s has the hash of every package, on every system',
  (folder) => {
    const packages = readPackages(folder);
    expect(packages.length).toBeGreaterThan(50);
    expect(packages.filter(({ integrity }) => !integrity.startsWith('sha512-'))).toEqual([]);
  },
);

test.each(folders)('the lock file of %s names no registry but the public one', (folder) => {
  const others = readPackages(folder).filter(
    ({ resolved }) => resolved !== '' && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(others).toEqual([]);
});

test.each(folders)('npm runs no script of a package that it installs in %s', (folder) => {
  expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

type Job = { permissions?: Record<string, string>; steps: { uses?: string; run?: string }[] };

const jobs = readdirSync(WORKFLOWS).flatMap((name): Job[] =>
  Object.values(parse(readFileSync(join(WORKFLOWS, name), 'utf8')).jobs),
);

test('the workflows name their actions by commit', () => {
  const actions = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(actions.length).toBeGreaterThan(5);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('a job that may publish runs no code of the packages', () => {
  const publishing = jobs.filter(({ permissions }) =>
    Object.values(permissions ?? {}).includes('write'),
  );
  expect(publishing).toHaveLength(1);
  for (const { steps } of publishing) expect(steps.flatMap(({ run }) => run ?? [])).toEqual([]);
});

test('the workflow tests the oldest Node of "engines" and the one of .nvmrc', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [oldest] = /\d+\.\d+/.exec(engines.node) ?? [];
  const newest = readFileSync('.nvmrc', 'utf8').trim();
  const { jobs } = parse(readFileSync('.github/workflows/test.yml', 'utf8'));
  expect(jobs.test.strategy.matrix.node).toEqual([oldest, newest]);
});

const CHECK = 'scripts/setup/check-folder.mjs';

test.each([
  ['my site-', '', 0],
  ['100%-', 'has "#", "?" or "%" in it', 1],
])('in a folder named %s…, a command says "%s"', (name, words, code) => {
  const cwd = mkdtempSync(join(tmpdir(), name));
  const { stderr, status } = spawnSync(process.execPath, [resolve(CHECK)], { cwd });
  expect(String(stderr)).toContain(words);
  expect(status).toBe(code);
  rmSync(cwd, { recursive: true });
});

const findFiles = (folder: string, pattern: RegExp) =>
  listSources(folder)
    .filter((path) => !path.endsWith('.woff2'))
    .filter((path) => pattern.test(readFileSync(path, 'utf8')));

test('client components are in components/islands', () => {
  const found = ['app', 'components'].flatMap((folder) => findFiles(folder, /^['"]use client/m));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((path) => !path.startsWith('components/islands/'))).toEqual([]);
});

test('files of the owner are opened in content/files/owner-files.ts', () => {
  const folders = [
    'app',
    'components',
    'content',
    'scripts/author',
    'scripts/edit',
    'scripts/site',
  ];
  const reader = /\b(readFile|readdir|opendir|createReadStream)(Sync)?\b[^;]* from 'node:fs/;
  // The others read code, packages and what the build has written.
  const found = folders.flatMap((folder) => findFiles(folder, reader));
  expect(found.filter((path) => /\.tsx?$/.test(path))).toEqual([
    'app/500.html/route.ts',
    'content/files/owner-files.ts',
    'scripts/author/own/finish.ts',
    'scripts/author/own/make-own.ts',
    'scripts/author/own/name-project.ts',
    'scripts/author/own/work-folder.ts',
    'scripts/author/schemas.ts',
    'scripts/edit/bring.ts',
    'scripts/edit/bundle.ts',
    'scripts/edit/check-bundle.ts',
    'scripts/edit/wording.ts',
    'scripts/site/discovery.ts',
    'scripts/site/editor.ts',
    'scripts/site/files.ts',
    'scripts/site/fonts.ts',
    'scripts/site/hosts/precompress.ts',
    'scripts/site/icons.ts',
    'scripts/site/mark-headings.ts',
    'scripts/site/placeholders.ts',
    'scripts/site/share/draw-text.ts',
    'scripts/site/sheet-pictures.ts',
    'scripts/site/unused-pictures.ts',
  ]);
});

test('the exporter does not name the site', () => {
  expect(findFiles('scripts/export', /rivermark/i)).toEqual([]);
});
