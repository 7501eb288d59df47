import { expect, test } from '@jest/globals';
import { isSlug, toLatinSlug, toSlug } from '@/content/schema/slug';

test.each([
  ['  Café & bar ', 'cafe-and-bar'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ["Ferry's tests", 'ferrys-tests'],
  ['Straßenfest in Łódź & Ærø', 'strassenfest-in-lodz-and-aero'],
  ['GROẞ, Œuvre, Đạt, Þór, Ħamrun, Iğdır', 'gross-oeuvre-dat-thor-hamrun-igdir'],
  ['½ price ☕️', '1-2-price'],
])('"%s" has the address "%s"', (words, slug) => {
  expect(toSlug(words, 'en')).toBe(slug);
});

test.each([
  ['de', 'Köln & Größe für alle', 'koeln-und-groesse-fuer-alle'],
  ['da', 'Ærø på øen', 'aeroe-paa-oeen'],
  ['sv', 'Räksmörgås å la', 'raksmorgas-a-la'],
  ['es', 'Pingüino', 'pinguino'],
  ['tr', 'Iğdır İş', 'igdir-is'],
  ['ar', 'تصميم UX', 'تصميم-ux'],
  ['hi', 'हिन्दी वेब', 'हिन्दी-वेब'],
  ['ja', 'AI 絵画・がぞう', 'ai-絵画-がぞう'],
  ['zh', 'ＡＩ 编程', 'ai-编程'],
  ['el', 'Τσάι & καφές', 'τσάι-και-καφές'],
  ['th', 'น้ำชา', 'น้ำชา'],
  ['id', 'Rumah teh', 'rumah-teh'],
])('in "%s", "%s" has the address "%s"', (language, words, slug) => {
  expect(toSlug(words, language)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

test.each([
  ['Hôtel 東京', 'hotel'],
  ['山田', ''],
])('"%s" is "%s" in Latin letters', (words, slug) => {
  expect(toLatinSlug(words)).toBe(slug);
});
