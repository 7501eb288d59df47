/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { Verdict } from '@/scripts/lab/measure/lighthouse';
import { scoresTable } from '@/scripts/lab/measure/report';

const home = { kind: 'home', path: '/' };
const job = { kind: 'job', path: '/job-description/1' };

const score = (performance: number, seo: number): Verdict => ({
  target: { name: '/', url: 'https://localhost/', runs: 1 },
  scores: { performance, accessibility: 100, 'best-practices': 79, seo },
  metrics: { fcp: 0, lcp: 0, tbt: 0, cls: 0 },
  flaws: [],
});

test('the table of scores has a row for each kind and a column for each build', () => {
  const keyed = { build: 'keyed', kinds: [home], verdicts: [score(100, 92)] };
  const plain = { build: 'plain', kinds: [job, home], verdicts: [score(98, 100), score(99, 100)] };
  expect(scoresTable([keyed, plain]).split('\n')).toEqual([
    '| kind | page | keyed | plain |',
    '| --- | ---: | ---: | ---: |',
    '| home | / | 100/100/79/92 | 99/100/79/100 |',
    '| job | /job-description/1 | – | 98/100/79/100 |',
  ]);
});
