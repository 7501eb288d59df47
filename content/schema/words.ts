/** Letters of scripts without blanks between words. Chinese and Japanese signs come with their punctuation. */
const SQUARE = String.raw`\p{sc=Han}\p{sc=Bopo}\p{sc=Hira}\p{sc=Kana}\u3001-\u303F\u30FB\u30FC\uFF01-\uFF9F`;
const UNSPACED = new RegExp(
  String.raw`[${SQUARE}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]`,
  'gu',
);

/** The pattern of a letter that does not end the word before it. */
export const SPACED = String.raw`(?!${UNSPACED.source})[\p{L}\d]`;

/** Signs that say as much as two letters, and are as wide. */
const WIDE = new RegExp(String.raw`[${SQUARE}\p{sc=Hang}]`, 'u');

/** Scripts that end a sentence with a blank. */
const BLANK_ENDED = /^(th|lo)\b/;

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a text has letters of a script without blanks between words. */
export const isUnspaced = (text: string): boolean => text.search(UNSPACED) !== -1;

const segmenters = new Map<string, Intl.Segmenter>();

/** Splits a text with the segmenter of the browser, or with a pattern where it has none. */
function segment(
  text: string,
  granularity: 'grapheme' | 'word' | 'sentence',
  language: string,
  pattern: RegExp,
): string[] {
  if (!Intl.Segmenter) return text.match(pattern) ?? [];
  const key = granularity + language;
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity });
  segmenters.set(key, segmenter);
  return Array.from(segmenter.segment(text), (each) => each.segment);
}

/** The characters of a text as readers count them: letters with their marks, whole emoji. */
export const toCharacters = (text: string): string[] => segment(text, 'grapheme', 'en', /./gsu);

const getWidth = (character: string) => (WIDE.test(character) ? 2 : 1);

/** The length of a text in characters. One of Chinese, Japanese or Korean counts twice, as it says twice as much. */
export const getLength = (text: string): number =>
  toCharacters(text).reduce((sum, each) => sum + getWidth(each), 0);

/** What `getLength` counts, for messages about a text. */
export const toUnit = (text: string): string =>
  WIDE.test(text)
    ? 'characters, of which one of Chinese, Japanese or Korean counts twice'
    : 'characters';

/** The beginning of a text of this length, exactly: no trimming, no ellipsis, no half characters. */
export function cutText(text: string, length: number): string {
  let room = length;
  return toCharacters(text)
    .filter((each) => {
      room -= getWidth(each);
      return room >= 0;
    })
    .join('');
}

/** What a writer has put between blanks, such as the parts of a name. */
export const toParts = (text: string): string[] => text.split(/\s+/);

/** Whether a name begins with that of the family: in Chinese, Japanese, Korean, Hungarian and Vietnamese. */
export const isFamilyFirst = (name: string, language: string): boolean =>
  WIDE.test(name) || /^(hu|vi)\b/.test(language);

/** Splits a run of letters without blanks at the ends of its words. Other signs stay at the word before. */
function splitRun(run: string, language: string): string[] {
  const words: string[] = [];
  for (const part of segment(run, 'word', language, /[\p{L}\p{M}\p{N}]|[^\p{L}\p{M}\p{N}]+/gu)) {
    if (words.length > 0 && !LETTER.test(part)) words.push(words.pop() + part);
    else words.push(part);
  }
  return words;
}

/** Splits a text between its words. Nothing is lost: blanks are parts of their own. */
export const splitWords = (text: string, language: string): string[] =>
  text
    .split(/(\s+)/)
    .flatMap((part) => (isUnspaced(part) ? splitRun(part, language) : part))
    .filter((part) => part !== '');

/** The words of a text, with the signs around them: what stands between two blanks, and words of scripts without blanks. */
export const toWords = (text: string, language: string): string[] =>
  splitWords(text, language).filter((part) => part.trim() !== '');

const toSentences = (text: string, language: string) =>
  BLANK_ENDED.test(language)
    ? (text.match(/\S+\s*/g) ?? [])
    : segment(text, 'sentence', language, /.+?(?:\p{STerm}\s*|$)/gsu);

/** Cuts a text after the last sentence that fits this length. The first sentence always stays. */
export function cutSentences(text: string, length: number, language: string): string {
  let shown = '';
  for (const sentence of toSentences(text, language)) {
    if (shown !== '' && getLength((shown + sentence).trimEnd()) > length) break;
    shown += sentence;
  }
  return shown.trimEnd();
}

/** Whether a text ends as a sentence does. */
export const isEnded = (text: string): boolean => /[\p{STerm}…]\s*$/u.test(text);

/** The full stops of scripts that have another than ".". */
const STOPS = [
  [new RegExp(`[${SQUARE}]$`, 'u'), '。'],
  [/[\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}]$/u, '।'],
  [/[\p{sc=Thai}\p{sc=Laoo}]$/u, ''],
] as const;

/** The full stop after a text. */
export const getStop = (text: string): string => STOPS.find(([end]) => end.test(text))?.[1] ?? '.';

/** A text that ends as a sentence does. */
export const toSentence = (text: string): string =>
  /[\p{STerm}:…”]$/u.test(text) ? text : text + getStop(text);

/** The comma before a text, with its blank. */
export function getComma(text: string): string {
  const [letter = ''] = text.match(/\p{L}/u) ?? [];
  if (letter.match(UNSPACED)) return WIDE.test(letter) ? '、' : ' ';
  return /\p{sc=Arab}/u.test(letter) ? '، ' : ', ';
}

/** Joins parts with commas. */
export const joinByComma = (parts: readonly string[]): string =>
  parts.reduce((all, part) => all + getComma(part) + part);

/** Joins words that were written in lines or pieces, in scripts without blanks without one. */
export const joinWords = (words: readonly string[]): string =>
  words.reduce((all, word) => {
    const [last = '', first = ''] = [all.at(-1), word.at(0)];
    const isOpen = last === '' || (isUnspaced(last) && isUnspaced(first));
    return `${all}${isOpen ? '' : ' '}${word}`;
  }, '');

/**
 * How many words people read in a minute, and how many signs of Chinese and Japanese. 200 words lie between the 184
 * that Trauzettel-Klosinski and Dietz measured as the mean of 17 languages (IReST, 2012), and the 238 of Brysbaert for
 * English (2019), because code and tables are counted. 500 signs is a usual rate.
 */
const RATES = { words: 200, signs: 500 };

/** The minutes that a text takes to read. */
export function countMinutes(text: string, language: string): number {
  const signs = new RegExp(`[${SQUARE}]`, 'gu');
  const words = toWords(text.replace(signs, ' '), language).filter((word) => LETTER.test(word));
  const minutes = words.length / RATES.words + (text.match(signs)?.length ?? 0) / RATES.signs;
  return Math.max(1, Math.round(minutes));
}
