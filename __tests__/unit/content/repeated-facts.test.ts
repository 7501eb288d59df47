import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findImports } from '@/__tests__/support/imports';
import { listedEntries } from '@/content/derived/entries';
import { missing } from '@/content/pages/errors';
import { jobPath } from '@/content/routes';
import { readPageFiles } from '@/scripts/site/check/page-files';

test('the words of a missing job are for the addresses of jobs', () => {
  expect(missing().job.under).toBe(jobPath(''));
});

/** The imports of a route, direct or through another module of `app`. */
function importedBy(file: string): string[] {
  const targets = findImports(file, readFileSync(file, 'utf8')).map(({ target }) => target);
  const others = targets.map((target) => `${target}.tsx`).filter((path) => path === 'app/home.tsx');
  return [...targets, ...others.flatMap(importedBy)];
}

test('a page’s copy names the shared content that its route imports', async () => {
  const shared = {
    consultation: 'content/site/consultation',
    projects: 'content/projects/',
    team: 'content/team/',
    testimonials: 'content/testimonials/',
  };
  const { routes } = readPageFiles();
  for (const { path, shows } of await listedEntries()) {
    const file = `app${path === '/' ? '' : path}/page.tsx`;
    expect(routes).toContain(file);
    const imported = importedBy(file);
    expect({ path, shows: [...shows].sort() }).toEqual({
      path,
      shows: Object.entries(shared)
        .filter(([, start]) => imported.some((path) => path.startsWith(start)))
        .map(([name]) => name),
    });
  }
});
