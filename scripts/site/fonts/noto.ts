import { getLanguage } from '@/content/files/language';

/** Whether a character is part of a word, and no sign that a picture can do without. */
export const isLetter = (character: string): boolean => /[\p{L}\p{M}\p{Nd}]/u.test(character);

/** Scripts of which Noto Sans has a package of the same name. */
const SCRIPTS =
  'Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thai'.split(
    ' ',
  );

/** The same sign of Chinese looks otherwise in each of these places. */
const HAN: readonly (readonly [language: RegExp, name: string])[] = [
  [/^ja/, 'jp'],
  [/^ko/, 'kr'],
  [/^zh-HK/, 'hk'],
  [/^zh-(TW|Hant)/, 'tc'],
  [/^/, 'sc'],
];

const isOf = (script: string, letter: string) =>
  new RegExp(`\\p{Script=${script}}`, 'u').test(letter);

/** The package of Noto Sans that has a letter: "@fontsource-variable/noto-sans-thai". */
export function getNoto(letter: string, language = getLanguage()): string {
  const script = SCRIPTS.find((name) => isOf(name, letter))?.toLowerCase();
  const han = HAN.find(([of]) => of.test(language))?.[1];
  const name = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter)
    ? 'jp'
    : isOf('Hangul', letter)
      ? 'kr'
      : isOf('Han', letter)
        ? han
        : script;
  return `@fontsource-variable/noto-sans${name ? `-${name}` : ''}`;
}
