import { expect, test } from '@jest/globals';
import { findLinks } from '@/scripts/edit/links';

test('the entries that a file links are found in its fields and texts, each once', () => {
  const values = {
    more: { href: '/blogs/tea' },
    body: 'See [tea](/blogs/tea), [Ada](/team/ada#week) and [a case](/projects#pot).',
  };
  expect(findLinks(values)).toEqual([
    { kind: 'articles', to: 'articles/tea' },
    { kind: 'team', to: 'team/ada' },
    { kind: 'projects', to: 'projects/pot' },
  ]);
});

test('other addresses are none, and neither are those of the text before the change', () => {
  expect(
    findLinks({
      page: '/blogs',
      part: '/blogs#top',
      outside: 'https://example.com/blogs/tea',
      _text: '[tea](/blogs/tea)',
    }),
  ).toEqual([]);
});
