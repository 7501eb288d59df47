import { expect, test } from '@jest/globals';
import { findRepeatedFacts, findWrittenFacts } from '@/scripts/site/check/facts';

const facts = [
  ['agency.phone', '+44 151 496 0000'],
  ['agency.legalName', 'Fenwick Yard Ltd'],
  ['agency.name', 'Fenwick Yard'],
  ['office1.street', '1 Lock Lane'],
  ['agency.shortAddress', 'Ltd'],
] as const;

const find = (text: string) => findWrittenFacts({ path: 'content/pages/x.yaml', text }, facts);

test('a fact that words write out is named with file, line and remedy', () => {
  expect(find('meta:\n  title: Ring +44 151 496 0000\n')).toEqual([
    'content/pages/x.yaml:2: "+44 151 496 0000" is a fact of content/agency.yaml. Write {agency.phone}, so that it follows a change there.',
  ]);
});

test('a fact is found over a line break, and the longer of two in one place', () => {
  expect(find('text: >-\n  Come to 1\n  Lock Lane.\n')).toEqual([
    expect.stringMatching(/^content\/pages\/x\.yaml:2: .*\{office1\.street\}/),
  ]);
  expect(find('Fenwick Yard Ltd')).toEqual([expect.stringContaining('{agency.legalName}')]);
  expect(find('Fenwick\n        Yard\n        Ltd')).toEqual([
    expect.stringContaining('{agency.legalName}'),
  ]);
  expect(find('11 Lock Lane, {agency.phone}, +44 151 496 00001')).toEqual([]);
});

test('the shipped words write out no fact', () => {
  expect(findRepeatedFacts()).toEqual([]);
});
