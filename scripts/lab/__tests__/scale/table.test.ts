import { expect, test } from '@jest/globals';
import type { Build } from '../../scale/build';
import { listChanges } from '../../scale/out';
import { formatMargins, formatTimes, formatWeights, type Measured } from '../../scale/table';

const build = (next: number, ours: number): Build => ({
  steps: [
    { name: 'next', seconds: next, cpu: 2 * next, peak: 2 ** 30 },
    { name: 'export', seconds: ours, cpu: 2 * ours, peak: 2 ** 29 },
  ],
  rendering: next / 2,
  peak: 2 ** 30,
});
const measured = (label: string, pages: number, next: number, ours: number): Measured => ({
  label,
  pages,
  build: build(next, ours),
  files: 3 * pages,
  changed: pages,
  weights: { 'index.html': 13_000 },
});
const all = [measured('50 articles', 100, 20, 2), measured('500 articles', 600, 40, 7)];

test('the table has the seconds of each step, our processor time and the memory', () => {
  expect(formatTimes(all).split('\n')[2]).toBe(
    '| 50 articles | 100 | 20.0 | 2.0 | 22.0 | 4.0 | 1.00 | 300 | 100 |',
  );
});

test('a further page costs the difference of two builds', () => {
  expect(formatMargins(all).split('\n')[2]).toBe(
    '| 50 articles to 500 articles | 50.0 | 100.0 | 20.0 | 10.0 | 20.0 |',
  );
});

test('the weight of a page stands beside that on other sites', () => {
  expect(formatWeights(all).split('\n')[2]).toBe('| index.html | 13000 | 13000 |');
});

test('changes are files that were written, added or removed', () => {
  const before = new Map([
    ['same', 1],
    ['edited', 1],
    ['gone', 1],
  ]);
  const after = new Map([
    ['same', 1],
    ['edited', 2],
    ['new', 2],
  ]);
  expect(listChanges(before, after)).toEqual(['edited', 'gone', 'new']);
});
