import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { getErrorMessage } from '@/__tests__/support/messages';
import { define } from '@/content/files/define';
import { parse } from '@/content/schema/parse';
import { text } from '@/content/schema/text';

const schema = z.strictObject({
  title: text,
  cards: z.array(z.strictObject({ title: text, amount: z.number() })).length(2),
});
const good = {
  title: 'Ways to work',
  cards: [
    { title: 'One', amount: 1 },
    { title: 'Two', amount: 2 },
  ],
};

test('valid content is returned', () => {
  expect(parse('content/pages/x.yaml', schema, good)).toEqual(good);
});

test('a file that is not there stops the build with its path', () => {
  expect(getErrorMessage(() => define('content/pages/x.yaml', schema)())).toMatch(
    'content/pages/x.yaml is missing',
  );
});

describe('invalid content stops the build with', () => {
  const message = (value: unknown) =>
    getErrorMessage(() => parse('content/pages/x.yaml', schema, value));

  test('the path of the file', () => {
    expect(message({})).toMatch(/^content\/pages\/x\.yaml is invalid:\n/);
  });

  test('the field and what was expected', () => {
    const [one] = good.cards;
    expect(message({ ...good, cards: [one, { title: 'Two', amount: 'two' }] })).toContain(
      '\n  cards.1.amount: expected a number, found',
    );
  });

  test('every invalid field', () => {
    const problems = message({ title: ' ', cards: [] }).split('\n').slice(1);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toBe('  title: expected no white space at its ends, found " "');
    expect(problems[1]).toMatch(/^ {2}cards: .*2/);
  });

  test('every unknown field', () => {
    expect(message({ ...good, colour: 'red' })).toContain(
      'colour: there is no such field. Known: title, cards.',
    );
  });

  test('the nearest field where an unknown one stands, at any depth', () => {
    const [one, two] = good.cards;
    expect(message({ ...good, cards: [one, { ...two, amuont: 2 }] })).toContain(
      'cards.1.amuont: there is no such field. Did you mean "amount"?',
    );
  });

  test('every missing field', () => {
    expect(message({ cards: good.cards })).toContain('title: the field is missing');
  });
});
