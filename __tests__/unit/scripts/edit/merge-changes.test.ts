import { expect, test } from '@jest/globals';
import { mergeChanges } from '@/scripts/edit/merge-changes';

const A = { t: 'A', n: 1 };
const B = { t: 'B', n: 2 };
const C = { t: 'C', n: 3 };

test.each<[what: string, opened: unknown, present: unknown, saved: unknown, merged: unknown]>([
  ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['a field that goes', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
  [
    'items',
    [A, B],
    [{ ...A, n: 9 }, B],
    [A, { ...B, t: 'x' }],
    [
      { ...A, n: 9 },
      { ...B, t: 'x' },
    ],
  ],
  ['fields of one item', [A], [{ ...A, n: 9 }], [{ ...A, t: 'x' }], [{ t: 'x', n: 9 }]],
  ['an item that the file has moved', [A, B], [B, A], [{ ...A, n: 9 }, B], [B, { ...A, n: 9 }]],
  ['an item beside a new one', [A], [C, A], [{ ...A, n: 9 }], [C, { ...A, n: 9 }]],
])('the file and the form may change %s', (_, opened, present, saved, merged) => {
  expect(mergeChanges(opened, present, saved)).toEqual({ merged, clashes: [] });
});

test.each<[what: string, opened: unknown, present: unknown, saved: unknown, clash: string]>([
  ['a field', { a: 'x' }, { a: 'y' }, { a: 'z' }, 'a: the file has “y” now, and this form “z”.'],
  [
    'an item that is gone',
    { a: [A, B] },
    { a: [B] },
    { a: [{ ...A, n: 9 }, B] },
    'a: the file has “[{"t":"B","n":2}]” now, and this form “[{"t":"A","n":9},{"t":"B","n":2}]”.',
  ],
  [
    'the order of a list',
    { a: [1, 2, 3] },
    { a: [2, 1, 3] },
    { a: [1, 3, 2] },
    'a: the file has “[2,1,3]” now, and this form “[1,3,2]”.',
  ],
])('both changed %s', (_, opened, present, saved, clash) => {
  expect(mergeChanges(opened, present, saved).clashes).toEqual([clash]);
});
