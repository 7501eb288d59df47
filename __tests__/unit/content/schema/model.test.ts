import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { href } from '@/content/lookups/href';
import { reference } from '@/content/lookups/reference';
import { markdown } from '@/content/prose/markdown';
import { getModel } from '@/content/schema/model';
import { picture, pictureName } from '@/content/schema/picture';
import { text } from '@/content/schema/text';

/** The parts of a field that a test is about. */
const getField = (schema: z.ZodType) => {
  const { hint, label, optional, examples, ...field } = getModel(schema);
  return field;
};

test('words have bounds, and a format if they have one', () => {
  expect(getField(text.max(60))).toMatchObject({ kind: 'text', min: 1, max: 60, format: '' });
  expect(getField(z.iso.date())).toMatchObject({ kind: 'text', format: 'date' });
  expect(getField(z.string().regex(/^[a-z]$/, 'expected a letter'))).toMatchObject({
    pattern: '^[a-z]$',
    expected: 'expected a letter',
  });
});

test('the name of a picture and that of a file of another folder have kinds of their own', () => {
  expect(getField(pictureName)).toMatchObject({ kind: 'picture-name' });
  expect(getField(reference('content/team', 'md'))).toMatchObject({
    kind: 'reference',
    folder: 'content/team',
  });
});

test('numbers have bounds', () => {
  expect(getField(z.number().int().positive().max(9))).toEqual({ kind: 'number', min: 1, max: 9 });
  expect(getField(z.number())).toEqual({ kind: 'number', min: -Infinity, max: Infinity });
});

test('links, pictures and Markdown keep their kind where they have a hint of their own', () => {
  const hint = 'The portrait';
  expect(getField(href)).toEqual({ kind: 'href' });
  expect(getModel(picture.describe(hint))).toMatchObject({ kind: 'picture', hint });
  expect(getField(markdown.describe(hint))).toEqual({ kind: 'markdown' });
});

test('choices, constants and switches', () => {
  expect(getField(z.enum(['page', 'ink']))).toEqual({ kind: 'choice', choices: ['page', 'ink'] });
  expect(getField(z.literal([1, 2]))).toEqual({ kind: 'choice', choices: [1, 2] });
  expect(getField(z.literal('quote'))).toEqual({ kind: 'constant', value: 'quote' });
  expect(getField(z.boolean())).toEqual({ kind: 'switch' });
});

test('a list has its item and its bounds', () => {
  expect(getField(z.array(z.boolean()).min(2).max(4))).toMatchObject({
    kind: 'list',
    item: { kind: 'switch' },
    min: 2,
    max: 4,
  });
});

test('a group has its fields, and says which may be left out', () => {
  const schema = z.strictObject({
    title: text.describe('One line'),
    lead: text.optional(),
    side: z.enum(['start', 'end']).default('end'),
  });
  expect(getModel(schema)).toMatchObject({
    kind: 'group',
    fields: {
      title: { kind: 'text', hint: 'One line', optional: false },
      lead: { kind: 'text', optional: true },
      side: { kind: 'choice', optional: true },
    },
  });
});

test('a map whose keys are known is a group', () => {
  expect(getModel(z.record(z.enum(['job', 'page']), text))).toMatchObject({
    kind: 'group',
    fields: { job: { kind: 'text', optional: false }, page: { kind: 'text' } },
  });
});

test('a union has its variants', () => {
  const schema = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('quote') }),
    z.strictObject({ kind: z.literal('scene'), caption: text }),
  ]);
  expect(getModel(schema)).toMatchObject({
    kind: 'variants',
    variants: [
      { kind: 'group', fields: { kind: { kind: 'constant', value: 'quote' } } },
      { kind: 'group', fields: { caption: { kind: 'text' } } },
    ],
  });
});

test('a schema may give examples', () => {
  const examples = ['9X', '99.9%'];
  expect(getModel(text.meta({ examples }))).toMatchObject({ kind: 'text', examples });
});
