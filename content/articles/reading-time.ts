import type { Entry } from '../files/collection';
import { invalid } from '../schema/mistake';
import type { ArticleFields } from './schema';

/** How many words people read in a minute, code and tables included. */
const WORDS_PER_MINUTE = 200;

/** How far the stated minutes may be from the counted ones: authors may round. */
const TOLERANCE = 1;

const countWords = (text: string) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** The minutes that a text takes to read, at least one. */
export const getMinutes = (text: string): number =>
  Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE));

/**
 * Compares an article's `reading_time` with its words.
 *
 * @throws an error that names the file and the time to write
 */
export function checkReadingTime({ file, data, body }: Entry<ArticleFields>): void {
  const minutes = getMinutes(body);
  if (Math.abs(Number.parseInt(data.reading_time, 10) - minutes) <= TOLERANCE) return;
  throw invalid(
    file,
    `reading_time: expected "${minutes} min read" for ${countWords(body)} words, found "${data.reading_time}"`,
  );
}
