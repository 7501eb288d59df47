import { expect, test } from '@jest/globals';
import { colour } from '@/content/schema/colour';
import { getDirection, hasItalics, language } from '@/content/schema/language';
import { getMap } from '@/content/schema/map';
import { findNearest, suggest } from '@/content/schema/nearest';
import { origin } from '@/content/schema/origin';
import { isSlug, toLatinSlug, toSlug } from '@/content/schema/slug';
import { createTimeWords } from '@/content/schema/time-words';

test.each([
  ['#F9F871', '#f9f871'],
  ['#f9F', '#ff99ff'],
  [' # f9f8 71\n', '#f9f871'],
  ['0F766E', '#0f766e'],
])('%j is the colour %s', (written, read) => {
  expect(colour.parse(written)).toBe(read);
});

test.each(['', '#ffff', '#12345g', '#11223344', 'red', null, 112233])(
  '%j is no colour',
  (value) => {
    expect(colour.safeParse(value).error?.issues[0]?.message).toMatch(/such as "#0f766e"/);
  },
);

test('a language is a tag of BCP 47, written as that has it', () => {
  expect(language.parse('pt-br')).toBe('pt-BR');
  expect(language.safeParse('Portuguese, please').success).toBe(false);
});

test('languages are written in their direction, and some have italics', () => {
  const tags = ['en-GB', 'ja', 'ar', 'az', 'az-Arab'];
  expect(tags.map(getDirection)).toEqual(['ltr', 'ltr', 'rtl', 'ltr', 'rtl']);
  expect(tags.map(hasItalics)).toEqual([true, false, false, true, false]);
});

test.each([
  ['en-GB', 12, '8:00 am to 12:30 pm'],
  ['en-GB', 24, '08:00 to 12:30'],
  ['ar', 12, '8:00 ص to 12:30 م'],
] as const)('%s on a clock of %i hours writes "%s"', (tag, clock, words) => {
  const { toHours } = createTimeWords(tag, { clock, hours: '{opens} to {closes}' });
  expect(toHours([{ opens: '08:00', closes: '12:30' }])).toBe(words);
});

const address = ['1 Lock Lane', '2013 Fenwick'];

test('the link below a map leads to the place that the frame marks', () => {
  const map = getMap({ address, place: { latitude: -42.8821, longitude: 147.3272 } });
  expect(map.page).toMatch(/mlat=-42\.8821&mlon=147\.3272#.*\/-42\.8821\/147\.3272$/);
  expect(new URL(map.frame ?? '').searchParams.get('marker')).toBe('-42.8821,147.3272');
});

test('without a place, there is no frame, and the link searches for the address', () => {
  const { frame, page } = getMap({ address, place: {} });
  expect(frame).toBeUndefined();
  expect(new URL(page).searchParams.get('query')).toBe('1 Lock Lane, 2013 Fenwick');
});

test.each([
  ['oliver-hrat', 'oliver-hart'],
  ['admin', undefined],
  ['Kabir', 'kabir-singh'],
])('%s most likely means %s', (word, expected) => {
  expect(findNearest(word, ['harpreet-gill', 'kabir-singh', 'oliver-hart'])).toBe(expected);
});

test('a suggestion lists a few known words, but not many', () => {
  expect(suggest('titel', ['title', 'tag'])).toBe('Did you mean "title"? Known: title, tag.');
  const many = Array.from({ length: 13 }, (_, i) => `tag-${i}`);
  expect(suggest('tag-99', many)).toMatch(/^Did you mean "tag-\d"\?$/);
  expect(suggest('x', [])).toBe('There is none yet.');
});

test.each([
  ['', ''],
  ['https://rivermark.example/', 'https://rivermark.example'],
  ['http://localhost:4173', 'http://localhost:4173'],
  ['https://BÜCHER.example:8443', 'https://xn--bcher-kva.example:8443'],
])('"%s" is where a site may be published', (text, expected) => {
  expect(origin.parse(text)).toBe(expected);
});

test.each([
  ['http://localhost.example', 'not "http://"'],
  ['https:rivermark.example', 'with "https://" at its start'],
  ['"https://rivermark.example"', 'with no quotation marks'],
  ['https://river\u200bmark.example', 'with no blank and no invisible character'],
  ['https://rivermark.example//', 'with "//" only after "https:"'],
  ['https://me:secret@rivermark.example', 'with no user name and no password'],
  ['https://rivermark.example/site', 'with no path'],
  ['https://*.example', 'with a domain'],
])('"%s" stops the build, which says why', (text, why) => {
  const message = origin.safeParse(text).error?.issues[0]?.message;
  expect(message).toContain('NEXT_PUBLIC_SITE_URL');
  expect(message).toContain(why);
});

test.each([
  ['en', '  Café & bar ', 'cafe-and-bar'],
  ['en', "C++, C#, Ferry's tests", 'c-plus-plus-c-sharp-ferrys-tests'],
  ['en', 'GROẞ, Œuvre, Đạt, Þór, Ħamrun, Łódź', 'gross-oeuvre-dat-thor-hamrun-lodz'],
  ['en', '½ price ☕️', '1-2-price'],
  ['de', 'Köln & Größe', 'koeln-und-groesse'],
  ['da', 'Ærø på øen', 'aeroe-paa-oeen'],
  ['sv', 'Räksmörgås', 'raksmorgas'],
  ['tr', 'Iğdır İş', 'igdir-is'],
  ['hi', 'हिन्दी वेब', 'हिन्दी-वेब'],
  ['ja', 'AI 絵画・がぞう', 'ai-絵画-がぞう'],
  ['el', 'Τσάι & καφές', 'τσάι-και-καφές'],
])('in "%s", "%s" has the address "%s"', (tag, words, slug) => {
  expect(toSlug(words, tag)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

test('an address in Latin letters leaves out others', () => {
  expect(['Hôtel 東京', '山田'].map(toLatinSlug)).toEqual(['hotel', '']);
});
