import { PREVIEW_LENGTH } from '@/content/collections/article-schema';
import { articleFiles } from '@/content/collections/articles';
import type { CollectionOutput } from '@/content/collections/collection-output';
import { getLanguage } from '@/content/files/language';
import { MAX_TITLE } from '@/content/files/meta';
import { cutText, getLength, splitWords, toCharacters, toUnit } from '@/content/schema/words';
import { collections } from '@/content/structured/collections';

/** How much text around a cut a message quotes. */
const QUOTED = 20;

/** A word without the signs around it. */
const WORD = /[\p{L}\p{N}].*[\p{L}\p{M}\p{N}]/u;

/** A text that a card cuts. */
type CutText = { file: string; field: string; text: string; length: number };

/**
 * Finds out whether a card cuts a text inside a word.
 *
 * @returns a message with the remedy, or null if the cut is between words
 */
export function findCutWord({ file, field, text, length }: CutText): string | null {
  const shown = cutText(text, length);
  let start = 0;
  for (const part of splitWords(text, getLanguage())) {
    const [word = ''] = part.match(WORD) ?? [];
    const first = start + part.indexOf(word);
    if (first < shown.length && shown.length < first + word.length) {
      const quoted = toCharacters(shown).slice(-QUOTED).join('');
      return `${file}: ${field}: the card ends after ${length} ${toUnit(text)}, inside the word "${word}": "…${quoted}…". Rephrase the text, so that a word and a thought end there.`;
    }
    start += part.length;
  }
  return null;
}

/** The texts of a collection that its cards cut. */
function getCutTexts({ collection, cut }: CollectionOutput): CutText[] {
  if (!cut) return [];
  return collection.sound().map(({ file, data }) => {
    const text = Object(data)[cut.field];
    return { file, text: String(text), ...cut };
  });
}

/** Finds the articles whose titles search engines cut, drafts included. */
export const findLongTitles = (): string[] =>
  articleFiles
    .sound()
    .filter(({ data: { title } }) => getLength(title) > MAX_TITLE)
    .map(
      ({ file, data: { title } }) =>
        `${file}: title: search engines cut what is longer than ${MAX_TITLE} ${toUnit(title)}. This one has ${getLength(title)}.`,
    );

/** Finds the entries whose cards end inside a word, drafts included. */
export const findCutWords = (): string[] =>
  collections.flatMap(getCutTexts).flatMap((text) => findCutWord(text) ?? []);

/** Finds the articles whose descriptions do not fill their cards, drafts included. */
export const findShortCards = (): string[] =>
  articleFiles
    .sound()
    .filter(({ data: { desc } }) => getLength(desc) <= PREVIEW_LENGTH)
    .map(
      ({ file, data: { desc } }) =>
        `${file}: desc: the card has room for ${PREVIEW_LENGTH} ${toUnit(desc)}. This one has ${getLength(desc)}.`,
    );
