import { expect, test } from '@jest/globals';
import { toGroup } from '@/scripts/edit/inner-fields';
import { findLinks } from '@/scripts/edit/links';

const entries = {
  '/about-us': 'pages/about',
  '/blogs': 'pages/blogs',
  '/blogs/tea': 'articles/tea',
  '/projects': 'pages/projects',
  '/projects#pot': 'projects/pot',
  '/us': 'pages/about',
};

test('the entries that a file links are found in its fields and texts, each once, and nothing else', () => {
  const values = {
    more: { href: '/blogs/tea' },
    body: 'See [tea](/blogs/tea), [Ada](/team/ada#week) and [a case](/projects#pot).',
    part: '/blogs#top',
    second: '/us',
    outside: 'https://example.com/blogs/tea',
    _text: '[the text before the change](/blogs/old)',
  };
  expect(findLinks(values, entries)).toEqual([
    { kind: 'articles', to: 'articles/tea' },
    // Somebody who is new, or a draft, may not be known.
    { kind: 'team', to: 'team/ada' },
    { kind: 'projects', to: 'projects/pot' },
    { kind: 'pages', to: 'pages/blogs' },
    { kind: 'pages', to: 'pages/about' },
  ]);
});

test('names of entries that the file may lack are found, also in lists', () => {
  const relation = { label: '', widget: 'relation', value_field: '{{slug}}' };
  const author = { ...relation, name: 'author', collection: 'team', required: true };
  const person = { ...author, name: 'person', required: false };
  const group = toGroup([author, { name: 'steps', label: '', widget: 'list', fields: [person] }]);
  const values = { author: 'ada', steps: [{ person: 'grace' }, {}] };
  expect(findLinks(values, {}, group)).toEqual([{ kind: 'team', to: 'team/grace' }]);
});
