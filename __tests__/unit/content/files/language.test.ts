import { expect, jest, test } from '@jest/globals';

/** The words of a language, whose agency the site is. */
async function readIn(language: string) {
  jest.resetModules();
  jest.doMock('@/content/files/agency', () => ({ agency: () => ({ language }) }));
  return import('@/content/files/language');
}

test('a day is as its language writes it, and the first of a month is one in French', async () => {
  expect((await readIn('en-GB')).formatDay('2026-03-01')).toBe('1 Mar 2026');
  const { formatDay } = await readIn('fr');
  expect(formatDay('2026-03-01')).toBe('1er mars 2026');
  expect(formatDay('2026-03-11')).toBe('11 mars 2026');
});

test('a telephone number keeps its order among words from right to left', async () => {
  const words = 'مثال +44\u00a07700 900123.';
  expect((await readIn('en')).isolateNumbers(words)).toBe(words);
  expect((await readIn('ar')).isolateNumbers(words)).toBe('مثال \u2066+44\u00a07700 900123\u2069.');
});
