import { PREVIEW_LENGTH } from '@/content/collections/article-schema';
import { articleFiles } from '@/content/collections/articles';
import type { CollectionOutput } from '@/content/collections/collection-output';
import { MAX_TITLE } from '@/content/files/meta';
import { collections } from '@/content/structured/collections';

/** How much text around a cut a message quotes. */
const QUOTED = 20;

/** A text that a card cuts. */
type CutText = { file: string; field: string; text: string; length: number };

/**
 * Finds out whether a card cuts a text inside a word.
 *
 * @returns a message with the remedy, or null if the cut is between words
 */
export function findCutWord({ file, field, text, length }: CutText): string | null {
  const characters = [...text];
  const shown = characters.slice(0, length).join('');
  const rest = characters.slice(length).join('');
  const [before = ''] = shown.match(/[\p{L}\d’'-]+$/u) ?? [];
  const [after = ''] = rest.match(/^[\p{L}\d’'-]+/u) ?? [];
  if (!before || !after) return null;
  const quoted = [...shown].slice(-QUOTED).join('');
  return `${file}: ${field}: the card ends after ${length} characters, inside the word "${before}${after}": "…${quoted}…". Rephrase the text, so that a word and a thought end there.`;
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
    .filter(({ data: { title } }) => title.length > MAX_TITLE)
    .map(
      ({ file, data: { title } }) =>
        `${file}: title: search engines cut what is longer than ${MAX_TITLE} characters. This one has ${title.length}.`,
    );

/** Finds the entries whose cards end inside a word, drafts included. */
export const findCutWords = (): string[] =>
  collections.flatMap(getCutTexts).flatMap((text) => findCutWord(text) ?? []);

/** Finds the articles whose descriptions do not fill their cards, drafts included. */
export const findShortCards = (): string[] =>
  articleFiles
    .sound()
    .filter(({ data: { desc } }) => desc.length <= PREVIEW_LENGTH)
    .map(
      ({ file, data: { desc } }) =>
        `${file}: desc: the card has room for ${PREVIEW_LENGTH} characters. This one has ${desc.length}.`,
    );
