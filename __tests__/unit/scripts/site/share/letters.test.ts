/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { getNoto } from '@/scripts/site/fonts/noto';
import { findFurther, findLacking, keepKnown } from '@/scripts/site/share/letters';

const known = new Set('Tea at 9');

test.each([
  ['静', 'ja', 'jp'],
  ['静', 'zh-CN', 'sc'],
  ['靜', 'zh-Hant-TW', 'tc'],
  ['の', 'en', 'jp'],
  ['한', 'en', 'kr'],
  ['ن', 'ar', 'arabic'],
  ['न', 'hi', 'devanagari'],
  ['ท', 'th', 'thai'],
])('"%s" of a site in %s is drawn by the package of Noto Sans for it', (letter, language, name) => {
  expect(getNoto(letter, language)).toBe(`@fontsource-variable/noto-sans-${name}`);
});

test('Greek letters are in the main package', () => {
  expect(getNoto('Ω', 'el')).toBe('@fontsource-variable/noto-sans');
});

test('letters that no typeface has are found, and signs are left out', () => {
  expect(findLacking('Tea 🍵 に 9', known)).toEqual(['に']);
  expect(keepKnown('Tea 🍵 at 9', known)).toBe('Tea at 9');
});

standInProject({});

test('a package that is not installed is named', async () => {
  expect(await findFurther(['ก', 'ข'])).toEqual({
    plans: [],
    missing: ['@fontsource-variable/noto-sans-thai'],
  });
});
