import { getLength, toWords } from '@/content/schema/words';

/** Whether the search answers a text: two letters, or one sign of a script that says more with it. */
export const isEnough = (text: string): boolean => getLength(text) > 1;

/**
 * The words of a query that say something, or all of them if none does.
 *
 * @param common words that nearly every page has. At 10,000 pages, the part of the index with one of them
 * weighs as much as all the rest
 */
export function toTerms(query: string, common: string, language: string): string[] {
  const words = toWords(query.toLowerCase(), language);
  const left = new Set(toWords(common.toLowerCase(), language));
  const telling = words.filter((word) => !left.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether a word is a letter with signs, such as "C#". */
const isLetter = (word: string) => !isEnough(word.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));

/** The terms for Pagefind, which ignores signs: "C#" alone would find every word with a "c". A phrase does not. */
export const toPhrase = (terms: readonly string[]): string =>
  terms.every(isLetter) ? `"${terms.join(' ')}"` : terms.join(' ');
