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

const gaps = (...things: object[]) =>
  findGaps(
    things.map((thing) => ({ ...thing })),
    'https://x.example',
  );

test('a complete thing has no gap', () => {
  expect(gaps(article)).toEqual([]);
});

test.each([
  ['what Google requires', { headline: undefined }, 'BlogPosting has no headline'],
  ['what Google recommends', { image: [] }, 'BlogPosting has no image'],
  ['a part of a part', { author: { '@type': 'Person', name: 'Ada' } }, 'author.url'],
  ['a time zone', { datePublished: '2026-11-12' }, 'datePublished is no moment'],
  ['a full address', { url: '/blogs/1' }, '"/blogs/1" is no full address'],
  ['a known type', { '@type': 'Sandwich' }, '"Sandwich" is not a type'],
  ['modesty', { aggregateRating: { '@type': 'AggregateRating' } }, 'no reviews'],
])('%s is missed', (_, change, expected) => {
  expect(gaps({ ...article, ...change }).join('\n')).toContain(expected);
});

test('before the site is published, addresses within it are enough', () => {
  expect(findGaps([{ ...article, url: '/blogs/1' }], '')).toEqual([]);
});

test('what the page does not show is named', () => {
  expect(findUnseen([article], squeeze('Less script, by Ada'))).toEqual([]);
  expect(findUnseen([article], squeeze('By Ada'))).toEqual([
    'BlogPosting.headline says "Lessscript", which the page does not',
  ]);
  const job = { '@type': 'JobPosting', description: '<p>Tea &amp; <b>toast</b></p><li>Jam</li>' };
  expect(findUnseen([job], squeeze('Tea & toast'))).toEqual([
    'JobPosting.description says "Jam", which the page does not',
  ]);
});
