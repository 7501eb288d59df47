import { formatNumber } from '../files/language';
import { wording } from '../files/wording';

/** How many words people read in a minute, code and tables included. */
const WORDS_PER_MINUTE = 200;

/** The time that a text takes to read: "7 min read". */
export function getReadingTime(text: string): string {
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return wording().readingTime.replace('{minutes}', formatNumber(minutes));
}
