import { getLanguage } from '../files/language';
import { once } from '../files/once';

/** How many characters of a description search engines show. */
export const SUMMARY_LENGTH = 160;

const sentences = once(() => new Intl.Segmenter(getLanguage(), { granularity: 'sentence' }));

/** The first sentences of a description, as many as search engines show whole, and at least one. */
export function summary(description: string, most = SUMMARY_LENGTH): string {
  let end = 0;
  for (const { index, segment } of sentences().segment(description)) {
    const next = index + segment.trimEnd().length;
    if (end > 0 && next > most) break;
    end = next;
  }
  return description.slice(0, end);
}
