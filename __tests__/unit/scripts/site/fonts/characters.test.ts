import { expect, test } from '@jest/globals';
import { COMMON, divide, getRanges } from '@/scripts/site/fonts/characters';

test('each character that a typeface has is in one file, and those of content are in the first', () => {
  const all = [...COMMON.words, 'é', 'ł', 'ж', '↑', '¡', 'ю'];
  const parts = divide(COMMON.words, ['ж', 'я', 'ł', 'a', '#'], all, all);
  expect(parts).toEqual({ common: `${COMMON.words}łж`, rare: '↑é', extended: '¡' });
});

test('a page does not load the thousands of letters that a script of many has', () => {
  const signs = Array.from({ length: 300 }, (_, i) => String.fromCharCode(0x4e00 + i));
  const all = [...COMMON.words, ...signs];
  const parts = divide(COMMON.words, signs, all, all);
  expect(parts).toEqual({ common: COMMON.words, rare: '', extended: signs.join('') });
});

test('the ranges of a typeface span no character of a file that CSS names before', () => {
  const { rare, extended } = getRanges({ common: 'abc', rare: 'dé', extended: 'ëł' });
  expect(extended).toBe('U+eb-142');
  expect(rare).toBe('U+64, U+e9');
});
