import { expect, test } from '@jest/globals';
import { getDirection, hasItalics, language } from '@/content/schema/language';
import { createTimeWords } from '@/content/schema/time-words';

test('a language is a tag of BCP 47, written as that has it', () => {
  expect(language.parse('pt-br')).toBe('pt-BR');
  expect(language.safeParse('Portuguese, please').error?.issues[0]?.message).toMatch(
    'expected the short name of a language',
  );
});

test.each([
  ['en-GB', 'ltr', true],
  ['el', 'ltr', true],
  ['ja', 'ltr', false],
  ['ar', 'rtl', false],
  ['he', 'rtl', false],
  ['az', 'ltr', true],
  ['az-Arab', 'rtl', false],
])('%s is written %s, with italics: %s', (tag, direction, italics) => {
  expect(getDirection(tag)).toBe(direction);
  expect(hasItalics(tag)).toBe(italics);
});

test.each([
  ['en-GB', 12, '8:00 am to 12:30 pm'],
  ['en-GB', 24, '08:00 to 12:30'],
  ['ar', 12, '8:00 ص to 12:30 م'],
] as const)('%s on a clock of %i hours writes "%s"', (tag, clock, words) => {
  const { toHours } = createTimeWords(tag, { clock, hours: '{opens} to {closes}' });
  expect(toHours([{ opens: '08:00', closes: '12:30' }])).toBe(words);
});
