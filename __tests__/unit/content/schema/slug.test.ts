import { expect, test } from '@jest/globals';
import { toSlug } from '@/content/schema/slug';

test.each([
  ['  Café & bar ', 'cafe-and-bar'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ["Ferry's tests", 'ferrys-tests'],
  ['Straßenfest in Łódź & Ærø', 'strassenfest-in-lodz-and-aero'],
  ['GROẞ, Œuvre, Đạt, Þór, Ħamrun, Iğdır', 'gross-oeuvre-dat-thor-hamrun-igdir'],
  ['वेब', ''],
])('"%s" has the address "%s"', (words, slug) => {
  expect(toSlug(words)).toBe(slug);
});
