import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { findCutWord } from '@/scripts/site/check/cuts';
import { findWrittenFacts } from '@/scripts/site/check/facts';
import { checkUnread } from '@/scripts/site/check/words';

const findCut = (text: string, length: number) =>
  findCutWord({ file: 'content/jobs/x.md', field: 'description', text, length });

test('a cut inside a word is named with file, field, word and remedy', () => {
  expect(findCut('You will mend small boats.', 15)).toBe(
    'content/jobs/x.md: description: the card ends after 15 characters, inside the word "small": "…You will mend s…". Rephrase the text, so that a word and a thought end there.',
  );
});

test.each([
  ['after a space', 'You mend boats', 9, true],
  ['behind two characters of two units', '😀😀 boats', 2, true],
  ['at a number', 'We ask 1500 people', 9, false],
])('whether a cut %s is right', (_, text, length, isRight) => {
  expect(findCut(text, length) === null).toBe(isRight);
});

const facts = [
  ['agency.phone', '+44 151 496 0000'],
  ['agency.legalName', 'Fenwick Yard Ltd'],
  ['agency.name', 'Fenwick Yard'],
  ['office1.street', '1 Lock Lane'],
  ['agency.shortAddress', 'Ltd'],
] as const;

const findFacts = (text: string) => findWrittenFacts({ path: 'content/pages/x.yaml', text }, facts);

test('a fact that words write out is named with file, line and remedy', () => {
  expect(findFacts('meta:\n  title: Ring +44 151 496 0000\n')).toEqual([
    'content/pages/x.yaml:2: "+44 151 496 0000" is a fact about the agency. Write {agency.phone}, so that it follows a change there.',
  ]);
});

test('a fact is found over a line break, and the longer of two in one place', () => {
  expect(findFacts('text: >-\n  Come to 1\n  Lock Lane.\n')).toEqual([
    expect.stringMatching(/^content\/pages\/x\.yaml:2: .*\{office1\.street\}/),
  ]);
  expect(findFacts('Fenwick Yard Ltd')).toEqual([expect.stringContaining('{agency.legalName}')]);
  expect(findFacts('Fenwick\n        Yard\n        Ltd')).toEqual([
    expect.stringContaining('{agency.legalName}'),
  ]);
  expect(findFacts('11 Lock Lane, {agency.phone}, +44 151 496 00001')).toEqual([]);
});

test('files of words and of collections that nothing reads are named', () => {
  const lost = [
    'content/extra.yaml',
    'content/sections/stroy.yaml',
    'content/sections/team-teaser.yml',
    'content/templates/press.yaml',
    'content/pages/press.yml',
    'content/pages/2014/press.yaml',
    'content/articles/2014/tea.md',
    'content/articles/tea.MD',
    'content/articles/tea2.markdown',
    'content/articles/notes.txt',
    'content/testimonials/a.yml',
  ];
  const fine = [
    ...['articles/README.md', 'articles/tags.ts', 'articles/Tea time.md', 'mail.yaml'],
    ...['pages/press.yaml', 'pages/page.ts', 'pages/README.md', 'templates/job.yaml'],
  ];
  const files = [...lost, ...fine.map((name) => `content/${name}`)];
  expect(getErrorMessage(() => checkUnread(files)).split('\n')).toEqual(
    lost.map((file) => `${file}: nothing reads this file. Delete it, or correct its name.`),
  );
  expect(() => checkUnread()).not.toThrow();
});
