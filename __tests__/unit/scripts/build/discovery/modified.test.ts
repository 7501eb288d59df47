import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { serviceSlugs, staticRoutes } from '@/content/routes';
import { commitsIn, lastCommit } from '@/scripts/build/discovery/modified';

const LOG = [
  '@2026-11-21T10:00:00+00:00',
  '',
  'content/pages/about.ts',
  'content/services/devops.ts',
  '@2026-11-20T10:00:00+00:00',
  '',
  'content/jobs/full-stack-developer.md',
  'content/pages/about.ts',
  '@2026-11-19T10:00:00+05:30',
  '',
  'content/testimonials.ts',
  'content/blog/web-development-trends.md',
].join('\n');

const commitOf = lastCommit(commitsIn(LOG));

test('a file is as old as the last commit that has it', () => {
  expect(commitsIn(LOG).get('content/pages/about.ts')).toBe('2026-11-21T10:00:00+00:00');
  expect(commitsIn('')).toEqual(new Map());
});

test.each([
  ['/about-us', '2026-11-21T10:00:00+00:00'],
  ['/services/devops', '2026-11-21T10:00:00+00:00'],
  ['/services', '2026-11-21T10:00:00+00:00'],
  ['/job-description/1', '2026-11-20T10:00:00+00:00'],
  ['/careers', '2026-11-20T10:00:00+00:00'],
  ['/blogs', '2026-11-19T10:00:00+05:30'],
  ['/', '2026-11-19T10:00:00+05:30'],
  ['/contact', null],
  ['/services/it-consulting', null],
])('%s is as old as what it shows', (path, expected) => {
  expect(commitOf(path)).toBe(expected);
});

test('every page is known to come from files that are there', () => {
  const all = [...staticRoutes, ...serviceSlugs.map((slug) => `/services/${slug}`)];
  for (const path of all) expect(() => commitOf(path)).not.toThrow();
  for (const file of commitsIn(LOG).keys()) expect(existsSync(file)).toBe(true);
});
