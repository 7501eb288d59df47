import { expect, test } from '@jest/globals';
import { markItems, mergeValues } from '@/scripts/edit/merge';

test.each<[name: string, old: unknown, now: unknown, merged: unknown]>([
  ['a value that the CMS does not know stays', { a: 1, b: 2 }, { a: 3 }, { a: 3, b: 2 }],
  ['a text that was only trimmed stays', { a: 'tea\n' }, { a: 'tea' }, { a: 'tea\n' }],
  [
    'empty values do not fill absent fields',
    { a: 1 },
    { a: 1, b: '', c: [], d: {}, e: null, f: false, g: { h: '' } },
    { a: 1 },
  ],
  ['a field that is emptied is empty', { a: 'tea', b: [1] }, { a: '', b: [] }, { a: '', b: [] }],
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
