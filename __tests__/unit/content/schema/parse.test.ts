import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { getErrorMessage } from '@/__tests__/support/messages';
import { parse } from '@/content/schema/parse';

const schema = z.strictObject({
  title: z.string().min(4),
  tags: z.array(z.string()).max(2),
  order: z.number().positive(),
});

test('bounds are named in words', () => {
  const wrong = { title: 'Tea', tags: ['a', 'b', 'c'], order: -1 };
  expect(getErrorMessage(() => parse('tea.yaml', schema, wrong))).toBe(
    [
      'tea.yaml is invalid:',
      '  title: expected at least 4 characters, found "Tea"',
      '  tags: expected at most 2 items',
      '  order: expected more than 0, found -1',
    ].join('\n'),
  );
});
