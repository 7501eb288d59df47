/** A title of this length has one line. */
const SHORT = 10;

/** A word of this length never ends the first line. */
const SMALL = 3;

/** Breaks a name in two lines where the longer one is shortest. A short name has one. */
export function toLines(name: string): string[] {
  const words = name.split(' ');
  const breaks = words.slice(1).flatMap((_, i) => {
    const lines = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')];
    return Number(words[i]?.length) > SMALL ? [lines] : [];
  });
  const getLength = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  const [best] = breaks.sort((one, other) => getLength(one) - getLength(other));
  return best && name.length > SHORT ? best : [name];
}
