import { expect, test } from '@jest/globals';
import { findKinds } from '@/scripts/lab/measure/kinds';

test('finds the first page of each kind, and leaves out a kind without a page', () => {
  const paths = ['/', '/404', '/blogs', '/blogs/1', '/blogs/2', '/blogs/tag/web', '/services'];
  expect(findKinds(paths)).toEqual([
    { kind: 'home', path: '/' },
    { kind: 'article', path: '/blogs/1' },
    { kind: 'list', path: '/blogs' },
    { kind: 'not found', path: '/404' },
  ]);
});
