import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';

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
