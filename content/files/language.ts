import { getDirection } from '../schema/language';
import { readIfSound } from '../schema/mistake';
import { createTimeWords } from '../schema/time-words';
import { agency } from './agency';
import { once } from './once';
import { wording } from './wording';

/** The language of the site: "en-GB". A mistake in the agency's file has its own message. */
export const getLanguage = (): string => readIfSound(agency)?.language ?? 'en';

/** The language and the direction of every page, as attributes of its root element. */
export function getRootAttributes(): { lang: string; dir: 'ltr' | 'rtl' } {
  const lang = getLanguage();
  return { lang, dir: getDirection(lang) };
}

/** Keeps a telephone number in its order, in words from right to left. */
export const isolateNumbers = (words: string): string =>
  getRootAttributes().dir === 'rtl' ? words.replace(/\+\d[\d\s]*\d/g, '\u2066$&\u2069') : words;

/** The language as Open Graph writes it: "en_GB". */
export function getOpenGraphLocale(tag = getLanguage()): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return [language, region].join('_');
}

/** How the site writes times. */
export const timeWords = once(() => createTimeWords(getLanguage(), wording()));

/** Writes a calendar day: "2026-11-12" becomes "12 Nov 2026". */
export function formatDay(day: string): string {
  const written = new Date(day).toLocaleDateString(getLanguage(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // Intl does not know the French ordinal of the first day.
  return /^fr\b/.test(getLanguage()) ? written.replace(/^1 /, '1er ') : written;
}

/** Writes a number: "1,234.5". */
export const formatNumber = (number: number): string =>
  new Intl.NumberFormat(getLanguage(), { maximumFractionDigits: 2 }).format(number);

/** Writes the first letter of words as a capital one. */
export const capitalize = (words: string): string =>
  words.replace(/^./u, (letter) => letter.toLocaleUpperCase(getLanguage()));

/** Writes words as they stand within a sentence: in small letters, but in German, whose nouns have capitals. */
export const withinSentence = (words: string): string =>
  /^(de|lb)\b/.test(getLanguage()) ? words : words.toLocaleLowerCase(getLanguage());

/** Writes a list: "Noida and Liverpool". */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(getLanguage(), { type: 'conjunction' }).format(items);

/** Writes a choice: "Noida or Liverpool". */
export const formatChoice = (items: readonly string[]): string =>
  new Intl.ListFormat(getLanguage(), { type: 'disjunction' }).format(items);
