import { expect, test } from '@jest/globals';
import { articleText, getAuthor } from '@/__tests__/support/entries';
import { getErrorMessage } from '@/__tests__/support/messages';
import {
  articleBySlug,
  articleFronts,
  parseArticle,
  readArticle,
} from '@/content/collections/articles';
import { wording } from '@/content/files/wording';
import { summary } from '@/content/prose/summary';

const FILE = 'content/articles/boat.md';

test('an article is found by the name of its file', () => {
  for (const { slug, title } of articleFronts()) expect(articleBySlug(slug)?.title).toBe(title);
  expect(articleBySlug('nothing')).toBeUndefined();
});

test.each([
  [{}, 500, wording().readingTime.replace('{minutes}', '3')],
  [{ reading_time: '9 min read' }, 500, '9 min read'],
])('with %j, %d words take "%s"', (fields, words, expected) => {
  const entry = parseArticle('boat', articleText(fields, 'word '.repeat(words)));
  expect(readArticle(entry).reading_time).toBe(expected);
});

test.each([
  [
    'an author nobody knows',
    { author: `${getAuthor()}x` },
    `author: expected a file of content/team, found "${getAuthor()}x". Did you mean "${getAuthor()}"?`,
  ],
  ['a picture that is not there', { src: 'nowhere' }, 'src: expected the name of a picture'],
  ['a picture without an alternative', { alt: undefined }, 'alt: '],
  ['a day that is none', { created_at: 'last week' }, 'created_at: expected a day'],
  ['a reading time in other words', { reading_time: 'long' }, 'reading_time: expected a time'],
])('%s stops the build', (_, changes, expected) => {
  const message = getErrorMessage(() => parseArticle('boat', articleText(changes)));
  expect(message).toContain(`${FILE} is invalid:`);
  expect(message).toContain(expected);
});

test('a description for search engines has whole sentences, at most 160 characters of them', () => {
  const [one, two] = ['It rains, e.g. on Mondays, for 2.5 hours.', 'Is it wet? “Yes,” she said.'];
  const long = `${'It goes on and on, '.repeat(10)}and ends.`;
  expect(summary(`${one} ${two} ${long}`)).toBe(`${one} ${two}`);
  expect(summary(`${long} ${one}`)).toBe(long);
  expect(summary('No full stop')).toBe('No full stop');
});
