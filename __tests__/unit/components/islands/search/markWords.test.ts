import { describe, expect, test } from '@jest/globals';
import { isNear, splitExcerpt, splitTitle, toNodes } from '@/components/islands/search/markWords';

/** Shows marked pieces in brackets. */
const show = (pieces: ReturnType<typeof splitExcerpt>) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('splitExcerpt', () => {
  test.each([
    ['words at both ends', '<mark>Clay</mark> and <mark>stone</mark>', '[Clay] and [stone]'],
    ['signs around a word', 'a <mark>“river.”</mark> b', 'a “[river].” b'],
    ['escaped markup', 'x &lt;b&gt; <mark>&lt;i&gt;</mark>', 'x <b> <[i]>'],
    ['markup that a text quotes', '&lt;mark&gt;a&lt;/mark&gt;', '<mark>a</mark>'],
  ])('%s', (_, excerpt, expected) => {
    expect(show(splitExcerpt(excerpt))).toBe(expected);
  });
});

describe('splitTitle', () => {
  test.each([
    ['the beginning of a word', ['riv'], 'Rivermark, founded', '[Rivermark], founded'],
    ['not the middle of a word', ['mark'], 'Rivermark', 'Rivermark'],
  ])('%s', (_, terms, title, expected) => {
    expect(show(splitTitle(title, terms, 'en'))).toBe(expected);
  });
});

test.each([
  ['blockchain', 'Firm <mark>B</mark>', false],
  ['developers', 'we <mark>develop</mark> it', true],
  ['uber', '<mark>Über</mark>', true],
  ['found in a tag', 'no word of the text', true],
  ['rowing boats', '<mark>in</mark> it', true],
  ['المواقع', '<mark>مواقع</mark>', true],
  ['خوادم', '<mark>بخوادمك</mark>', true],
  ['36', '<mark>٣٦</mark>', true],
])('for "%s" an excerpt like "%s" of a page about boats is near: %s', (query, excerpt, near) => {
  expect(isNear(excerpt, query, 'en', 'About boats')).toBe(near);
});

test('toNodes makes text and mark elements, and never markup of a text', () => {
  const row = document.createElement('p');
  row.append(...toNodes(splitExcerpt('&lt;img src=x&gt; <mark>clay</mark>.')));
  expect(row.textContent).toBe('<img src=x> clay.');
  expect([...row.children].map(({ tagName }) => tagName)).toEqual(['MARK']);
});
