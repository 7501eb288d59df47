import { expect, test } from '@jest/globals';
import { markItems, mergeValues } from '@/scripts/edit/merge';
import { mergeChanges } from '@/scripts/edit/merge-changes';

const A = { t: 'A', n: 1 };
const B = { t: 'B', n: 2 };
const C = { t: 'C', n: 3 };

test.each<[what: string, opened: unknown, present: unknown, saved: unknown, merged: unknown]>([
  ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
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
])('both changed %s', (_, opened, present, saved, clash) => {
  expect(mergeChanges(opened, present, saved).clashes).toEqual([clash]);
});

test.each<[name: string, old: unknown, now: unknown, merged: unknown]>([
  ['a text that was only trimmed stays', { a: 'tea\n' }, { a: 'tea' }, { a: 'tea\n' }],
  [
    'empty values do not fill absent fields',
    { a: 1 },
    { a: 1, b: '', c: [], d: {}, e: null, f: false, g: { h: '' } },
    { a: 1 },
  ],
  ['a field that is removed goes', { a: 1, b: { c: 2 } }, { a: 1, b: null }, { a: 1 }],
  [
    'items that move keep what the CMS trims',
    { a: ['one\n', 'two'] },
    { a: ['two', 'one', 'three'] },
    { a: ['two', 'one\n', 'three'] },
  ],
])('%s', (_, old, now, merged) => {
  expect(mergeValues(old, now)).toEqual(merged);
});

type Item = Readonly<Record<string, unknown>>;

test.each<[what: string, change: (one: Item, two: Item) => Item[], merged: Item[]]>([
  ['is replaced', (_, two) => [{ t: 'C' }, two], [{ t: 'C' }, { t: 'B', h: 2 }]],
  [
    'moves and changes',
    (one, two) => [two, { ...one, t: 'C' }],
    [
      { t: 'B', h: 2 },
      { t: 'C', h: 1 },
    ],
  ],
  [
    'and another change places and names',
    (one, two) => [
      { ...two, t: 'A' },
      { ...one, t: 'B' },
    ],
    [
      { t: 'A', h: 2 },
      { t: 'B', h: 1 },
    ],
  ],
])('an item that %s keeps its own hidden fields', (_, change, merged) => {
  const marked = markItems([{ t: 'A' }, { t: 'B' }]) as [Item, Item];
  const old = [
    { t: 'A', h: 1 },
    { t: 'B', h: 2 },
  ];
  expect(mergeValues(old, change(...marked))).toEqual(merged);
});

const text = { name: 'alt', label: 'Alt', widget: 'string' };
const group = { name: '', label: '', widget: 'object', fields: [{ ...text, required: false }] };

test('an optional field that is emptied goes', () => {
  expect(mergeValues({ alt: 'tea', a: 1 }, { alt: '' }, group)).toEqual({ a: 1 });
  const item = { _place: 0, alt: '' };
  expect(mergeValues([{ alt: 'tea' }], [item], { ...group, widget: 'list' })).toEqual([{}]);
  const types = [{ name: 'cup', label: 'Cup', widget: 'object' as const, fields: group.fields }];
  const variants = { ...group, fields: [], typeKey: 'kind', types };
  expect(mergeValues({ kind: 'cup', alt: 'tea' }, { kind: 'cup', alt: '' }, variants)).toEqual({
    kind: 'cup',
  });
});

test('an item of another variant gets no field of the one in its place', () => {
  const variants = { ...group, widget: 'list', typeKey: 'kind', types: [] };
  const old = [{ kind: 'cup', name: 'Tea', handle: 'left' }];
  const now = { kind: 'pot', name: 'Tea' };
  expect(mergeValues(old, [{ ...now, _place: 0 }], variants)).toEqual([now]);
});

test('a field that must be there is empty', () => {
  const must = { ...group, fields: [{ ...text, required: [] }] };
  expect(mergeValues({ alt: 'tea' }, { alt: '' }, must)).toEqual({ alt: '' });
  expect(mergeValues({ alt: 5 }, { alt: null }, must)).toEqual({ alt: null });
  expect(mergeValues({ alt: null, a: 1 }, { alt: '', a: 2 }, must)).toEqual({ alt: null, a: 2 });
});
