import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { exampleOf } from '@/components/sections/exampleOf';
import { iconName } from '@/content/schema/icon';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

const schema = z.strictObject({
  title: text,
  lead: text.optional(),
  items: z
    .array(z.strictObject({ label: text.max(12), icon: iconName }))
    .min(2)
    .max(4),
});

test('a short example has the fewest items, short words and no optional part', () => {
  const { title, lead, items } = exampleOf(schema, 'short');
  expect(title.split(' ')).toHaveLength(1);
  expect(lead).toBeUndefined();
  expect(items).toHaveLength(2);
});

test('a long example has the most items, long words and every part', () => {
  const { title, lead, items } = exampleOf(schema, 'long');
  expect(title.length).toBeGreaterThan(30);
  expect(lead?.length).toBeGreaterThan(100);
  expect(items).toHaveLength(4);
});

test('words are different, and fit the bounds of their field', () => {
  const { items } = exampleOf(schema, 'long');
  expect(new Set(items.map(({ label }) => label)).size).toBe(4);
  expect(Math.max(...items.map(({ label }) => label.length))).toBeLessThanOrEqual(12);
});

test('a list has every variant of its items', () => {
  const variants = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('quote') }),
    z.strictObject({ kind: z.literal('scene'), caption: text }),
  ]);
  const { blocks } = exampleOf(z.strictObject({ blocks: z.array(variants).min(1) }), 'long');
  expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['quote', 'scene']));
});

test('a picture has the set of the world beside it', () => {
  const { file } = exampleOf(z.strictObject({ world, picture }), 'short').picture;
  expect(file).toMatch(/^web-/);
});

test('takes the fields that it is given, and the examples of a schema', () => {
  const delay = z.number().meta({ examples: [0, 0.3] });
  const timed = z.strictObject({ title: text, delay });
  expect(exampleOf(timed, 'long', { title: 'Oars' })).toEqual({ title: 'Oars', delay: 0.3 });
});

test('says which field it cannot make, and which do not fit together', () => {
  const odd = z.strictObject({ key: z.custom<string>() });
  expect(() => exampleOf(odd, 'short')).toThrow('An example cannot have "key" by itself. Give it.');
  const equal = z
    .strictObject({ left: text, right: text })
    .refine(({ left, right }) => left === right, { path: ['right'], message: 'expected the left' });
  expect(() => exampleOf(equal, 'short')).toThrow('right: expected the left');
});
