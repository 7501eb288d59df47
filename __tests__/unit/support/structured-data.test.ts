import { expect, test } from '@jest/globals';
import { findGaps, findUnseen, squeeze } from '@/__tests__/support/structured-data';

const article = {
  '@type': 'BlogPosting',
  headline: 'Less script',
  url: 'https://x.example/blogs/1',
  image: ['https://x.example/a.webp'],
  datePublished: '2026-11-12T00:00:00+00:00',
  dateModified: '2026-11-12T00:00:00+00:00',
  author: { '@type': 'Person', name: 'Ada', url: 'https://x.example/team' },
  publisher: { '@id': 'https://x.example/#agency' },
};

const gaps = (...things: object[]) => findGaps(things.map((thing) => ({ ...thing })));

test('finds no gap in a complete thing', () => {
  expect(gaps(article)).toEqual([]);
});

test.each([
  ['a required key is missing', { headline: undefined }, 'BlogPosting has no headline'],
  ['a recommended key is missing', { image: [] }, 'BlogPosting has no image'],
  [
    'a key of a nested thing is missing',
    { author: { '@type': 'Person', name: 'Ada' } },
    'author.url',
  ],
  ['a date has no time zone', { datePublished: '2026-11-12' }, 'datePublished needs a date'],
  ['an address is not full', { url: '/blogs/1' }, '"/blogs/1" is not a full address'],
  ['the type is unknown', { '@type': 'Sandwich' }, '"Sandwich": add this type'],
  ['there are reviews', { aggregateRating: { '@type': 'AggregateRating' } }, 'ignores reviews'],
])('names the fault: %s', (_, change, expected) => {
  expect(gaps({ ...article, ...change }).join('\n')).toContain(expected);
});

test('names the words that the page does not show', () => {
  expect(findUnseen([article], squeeze('Less script, by Ada'))).toEqual([]);
  expect(findUnseen([article], squeeze('By Ada'))).toEqual([
    'BlogPosting.headline says "Lessscript", which the page does not show',
  ]);
  const job = { '@type': 'JobPosting', description: '<p>Tea &amp; <b>toast</b></p><li>Jam</li>' };
  expect(findUnseen([job], squeeze('Tea & toast'))).toEqual([
    'JobPosting.description says "Jam", which the page does not show',
  ]);
});
