import { getLanguage } from '../files/language';
import { getLength, splitWords } from '../schema/words';

/** A title of this length has one line. */
const SHORT = 10;

/** A word of this length never ends the first line. */
const SMALL = 3;

/** Breaks a name in two lines where the longer one is shortest. A short name has one. */
export function toLines(name: string): string[] {
  const words = splitWords(name, getLanguage());
  const breaks = words.slice(1).flatMap((_, i) => {
    const lines = [
      words.slice(0, i + 1).join(''),
      words
        .slice(i + 1)
        .join('')
        .trimStart(),
    ];
    return getLength(words[i] ?? '') > SMALL ? [lines] : [];
  });
  const measure = (lines: string[]) => Math.max(...lines.map(getLength));
  const [best] = breaks.sort((one, other) => measure(one) - measure(other));
  return best && getLength(name) > SHORT ? best : [name];
}
