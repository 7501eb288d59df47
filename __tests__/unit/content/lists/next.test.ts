import { expect, test } from '@jest/globals';
import { findNext } from '@/content/lists/next';

const entries = ['a', 'b', 'c'].map((slug) => ({ slug }));

test('the next entry follows in the order of the list', () => {
  expect(findNext(entries, 'a')).toEqual({ slug: 'b' });
});

test('the first entry follows the last', () => {
  expect(findNext(entries, 'c')).toEqual({ slug: 'a' });
});

test('an entry alone has no next', () => {
  expect(findNext(entries.slice(0, 1), 'a')).toBeUndefined();
});
