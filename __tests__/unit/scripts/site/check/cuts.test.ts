import { expect, jest, test } from '@jest/globals';
import { articleText } from '@/__tests__/support/entries';
import { article } from '@/content/collections/article-schema';
import { articleFiles } from '@/content/collections/articles';
import { parseEntry } from '@/content/files/collection';
import { findCutWord, findLongTitles } from '@/scripts/site/check/cuts';

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

test('a title that search engines cut is a note, not a mistake', () => {
  const entry = (title: string) => {
    const file = `content/articles/${title.length}.md`;
    return parseEntry({ slug: `${title.length}`, file }, articleText({ title }), article);
  };
  jest.spyOn(articleFiles, 'sound').mockReturnValue([entry('b'.repeat(58)), entry('b'.repeat(59))]);
  expect(findLongTitles()).toEqual([
    'content/articles/59.md: title: search engines cut what is longer than 58 characters. This one has 59.',
  ]);
});
