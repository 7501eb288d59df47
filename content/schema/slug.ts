/** Latin letters that Unicode does not take apart into one of English and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
};

/** What languages write for their letters where they have only those of English. All others drop the accents. */
const HABITS: readonly (readonly [languages: RegExp, letters: Readonly<Record<string, string>>])[] =
  [
    [/^(de|gsw|lb)\b/, { ä: 'ae', ö: 'oe', ü: 'ue' }],
    [/^(da|fo|nb|nn|no)\b/, { å: 'aa', ø: 'oe' }],
  ];

/** A part of an address: letters and digits of any script, with single hyphens between them. */
const PART = String.raw`[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*`;

/** Whether words are a part of an address. */
export const isSlug = (words: string): boolean => new RegExp(`^${PART}$`, 'u').test(words);

/** The path of a page: parts of an address, each behind a slash. */
export const PATH = new RegExp(String.raw`^\/(${PART}(\/(?!$)|$))*$`, 'u');

/** Writes "and" in a language. */
const getAnd = (language: string) =>
  new Intl.ListFormat(language).formatToParts(['a', 'b'])[1]?.value ?? ' ';

/**
 * The last part of an address: "Tea & Toast" becomes "tea-and-toast". Latin letters are written with those of English,
 * as the language has it: "Köln" becomes "koeln" in German, and "koln" in English. Those of other scripts stay.
 */
export function toSlug(words: string, language: string): string {
  const habits = HABITS.find(([languages]) => languages.test(language))?.[1] ?? {};
  const spell = (letter: string) =>
    habits[letter] ??
    letter
      .normalize('NFKD')
      .replace(/\p{Diacritic}/gu, '')
      .replace(/./gu, (plain) => LETTERS[plain] ?? plain);
  return words
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]|\uFE0F/g, '')
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replaceAll('&', () => getAnd(language))
    .replace(/\p{sc=Latn}\p{M}*|\p{N}/gu, spell)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The words of a slug in Latin letters, for places that take no others. */
export const toLatinSlug = (words: string): string =>
  toSlug(toSlug(words, 'en').replace(/[^a-z0-9]/g, '-'), 'en');
