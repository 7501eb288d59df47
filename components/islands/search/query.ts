/** The least number of characters that the search answers. */
export const LEAST = 2;

const wordsOf = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * The words of a query that say something, or all of them if none does.
 *
 * @param common words that nearly every page has. At 10,000 pages, the part of the index with one of them
 * weighs as much as all the rest
 */
export function toTerms(query: string, common: string): string[] {
  const words = wordsOf(query);
  const left = new Set(wordsOf(common));
  const telling = words.filter((word) => !left.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether a word is a letter with signs, such as "C#". */
const isLetter = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '').length < LEAST;

/** The terms for Pagefind, which ignores signs: "C#" alone would find every word with a "c". A phrase does not. */
export const toPhrase = (terms: readonly string[]): string =>
  terms.every(isLetter) ? `"${terms.join(' ')}"` : terms.join(' ');
