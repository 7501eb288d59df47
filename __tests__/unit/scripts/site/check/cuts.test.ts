import { expect, test } from '@jest/globals';
import { findCutWord } from '@/scripts/site/check/cuts';

const find = (text: string, length: number) =>
  findCutWord({ file: 'content/jobs/x.md', field: 'description', text, length });

test('a cut inside a word is named with file, field, word and remedy', () => {
  expect(find('You will mend small boats.', 15)).toBe(
    'content/jobs/x.md: description: the card ends after 15 characters, inside the word "small": "…You will mend s…". Rephrase the text, so that a word and a thought end there.',
  );
});

test.each([
  ['at the end of a word', 'You will mend: boats', 13, true],
  ['after a space', 'You mend boats', 9, true],
  ['beyond a short text', 'You mend', 20, true],
  ['behind two characters of two units', '😀😀 boats', 2, true],
  ['at an apostrophe', 'It is the shop’s till', 14, false],
  ['at a number', 'We ask 1500 people', 9, false],
])('whether a cut %s is right', (_, text, length, isRight) => {
  expect(find(text, length) === null).toBe(isRight);
});
