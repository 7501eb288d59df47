import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';

test('the workflow tests the oldest Node of "engines" and the one of .nvmrc', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [oldest] = /\d+\.\d+/.exec(engines.node) ?? [];
  const newest = readFileSync('.nvmrc', 'utf8').trim();
  const { jobs } = parse(readFileSync('.github/workflows/test.yml', 'utf8'));
  expect(jobs.test.strategy.matrix.node).toEqual([oldest, newest]);
});
