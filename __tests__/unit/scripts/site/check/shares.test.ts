import { expect, test } from '@jest/globals';
import { describeLeftOut } from '@/scripts/site/check/shares';
import { mono, sans } from '@/scripts/site/fonts/characters';

test('letters of the typeface need no note, composed or not', () => {
  expect(describeLeftOut('x', 'Café, “quoted”', sans)).toEqual([]);
  expect(describeLeftOut('x', 'Café'.normalize('NFD'), mono)).toEqual([]);
});

test.each([
  ['an emoji', 'We launched 🚀', '🚀'],
  ['a Japanese name', '山田 Ana', '山田'],
])('%s gets a note that names page, line, letters and command', (_, line, letters) => {
  const [note, ...others] = describeLeftOut('The share picture of /blogs/launch', line, sans);
  expect(others).toEqual([]);
  for (const part of ['/blogs/launch', `"${line}"`, `"${letters}"`, 'scripts/studio/fonts.ts']) {
    expect(note).toContain(part);
  }
});
