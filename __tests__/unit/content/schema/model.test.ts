import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { reference } from '@/content/files/reference';
import { getModel } from '@/content/schema/model';
import { text } from '@/content/schema/text';

const hint = 'The portrait';
const quote = z.strictObject({ kind: z.literal('quote') });
const scene = z.strictObject({ kind: z.literal('scene'), caption: text.describe('One line') });

test.each<[z.ZodType, object]>([
  [text.max(60), { kind: 'text', min: 1, max: 60, format: '' }],
  [
    z
      .string()
      .regex(/^\/[a-z]$/iu, { error: ({ input }) => `it is ${input}: expected a letter` })
      .nullable(),
    { kind: 'variants', variants: [{ pattern: '/^\\/[a-z]$/iu', expected: 'expected a letter' }] },
  ],
  [reference('content/team', 'md'), { kind: 'reference', folder: 'content/team' }],
  [z.number().int().positive().max(9), { kind: 'number', min: 1, max: 9 }],
  [picture.describe(hint), { kind: 'picture', hint }],
  [z.array(z.boolean()).min(2).max(4), { kind: 'list', item: { kind: 'switch' }, min: 2, max: 4 }],
  [
    z.strictObject({ title: text, lead: text.optional(), side: z.enum(['a', 'b']).default('b') }),
    {
      kind: 'group',
      fields: { title: { optional: false }, lead: { optional: true }, side: { optional: true } },
    },
  ],
  [
    z.discriminatedUnion('kind', [quote, scene]),
    {
      kind: 'variants',
      variants: [
        { fields: { kind: { kind: 'constant', value: 'quote' } } },
        { fields: { caption: { kind: 'text', hint: 'One line' } } },
      ],
    },
  ],
])('%# the field of a schema: %j', (schema, expected) => {
  expect(getModel(schema)).toMatchObject(expected);
});
