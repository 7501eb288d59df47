/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { isNear, splitExcerpt, splitTitle, toNodes } from '@/components/islands/search/markWords';
import { isEnough, toPhrase, toTerms } from '@/components/islands/search/query';

/** Shows marked pieces in brackets. */
const show = (pieces: ReturnType<typeof splitExcerpt>) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test.each([
  ['a <mark>“river.”</mark> b', 'a “[river].” b'],
  ['x &lt;b&gt; <mark>&lt;i&gt;</mark>', 'x <b> <[i]>'],
  ['&lt;mark&gt;a&lt;/mark&gt;', '<mark>a</mark>'],
])('the excerpt %j is shown as %j', (excerpt, expected) => {
  expect(show(splitExcerpt(excerpt))).toBe(expected);
});

test('marked words are elements, and no text becomes markup', () => {
  const row = document.createElement('p');
  row.append(...toNodes(splitExcerpt('&lt;img src=x&gt; <mark>clay</mark>.')));
  expect(row.textContent).toBe('<img src=x> clay.');
  expect([...row.children].map(({ tagName }) => tagName)).toEqual(['MARK']);
});

test('of a title, the beginning of a word is marked, and not its middle', () => {
  expect(show(splitTitle('Rivermark, founded', ['riv', 'und'], 'en'))).toBe('[Rivermark], founded');
});

test.each([
  ['blockchain', 'Firm <mark>B</mark>', 'en', false],
  ['developers', 'we <mark>develop</mark> it', 'en', true],
  ['uber', '<mark>Über</mark>', 'en', true],
  ['found in a tag', 'no word of the text', 'en', true],
  ['rowing boats', '<mark>in</mark> it', 'en', true],
  ['المواقع', '<mark>مواقع</mark>', 'ar', true],
  ['36', '<mark>٣٦</mark>', 'ar', true],
  ['新幹線', '<mark>新</mark>しい', 'ja', false],
  ['六週間', '<mark>六週</mark>間', 'ja', true],
])(
  'for "%s" the excerpt "%s" in %s of a page about boats is near: %s',
  (query, excerpt, language, near) => {
    expect(isNear(excerpt, query, language, 'About boats')).toBe(near);
  },
);

const COMMON = 'a and are how to who you';

test.each([
  ['How to migrate a Database', ['migrate', 'database'], 'migrate database'],
  ['who are you', ['who', 'are', 'you'], 'who are you'],
  [' \n ', [], '""'],
  ['C++ and C#', ['c++', 'c#'], '"c++ c#"'],
  ['C# developer', ['c#', 'developer'], 'c# developer'],
])('of the query "%s", the words %j are searched', (query, terms, phrase) => {
  const found = toTerms(query, COMMON, 'en');
  expect(found).toEqual(terms);
  expect(toPhrase(found)).toBe(phrase);
});

test('one letter of an alphabet is no query, but one sign is', () => {
  expect(['茶', '차', 'a', 'ab'].map(isEnough)).toEqual([true, true, false, true]);
});
