/** The room for a title, in pixels. */
export type Room = {
  width: number;
  height: number;
  /** The highest number of lines. */
  lines: number;
  /** The largest font size. */
  size: number;
  /** The distance of two baselines, in em. */
  leading: number;
};

/** A title broken into lines, with its font size in pixels. */
export type Fitted = { lines: string[]; size: number };

/** Yields every way to break `words` into `count` lines. */
function* findBreaks(words: readonly string[], count: number): Generator<string[]> {
  if (count === 1) yield [words.join(' ')];
  for (let first = 1; count > 1 && first <= words.length - count + 1; first += 1) {
    for (const rest of findBreaks(words.slice(first), count - 1)) {
      yield [words.slice(0, first).join(' '), ...rest];
    }
  }
}

/**
 * Breaks a title into the lines that allow the largest font size. Prefers fewer lines, then more even
 * ones.
 *
 * @param getWidth returns the width of a line, in em
 * @param capHeight the height of the first line's letters, in em
 */
export function fitTitle(
  title: string,
  getWidth: (line: string) => number,
  capHeight: number,
  room: Room,
): Fitted {
  const words = title.split(' ');
  let best: Fitted = { lines: [title], size: 0 };
  for (let count = 1; count <= Math.min(room.lines, words.length); count += 1) {
    const tallest = room.height / (capHeight + (count - 1) * room.leading);
    for (const lines of findBreaks(words, count)) {
      const widest = Math.max(...lines.map(getWidth));
      const size = Math.min(room.size, tallest, room.width / widest);
      const isMoreEven = count === best.lines.length && spread(lines) < spread(best.lines);
      if (size > best.size || (size === best.size && isMoreEven)) {
        best = { lines, size };
      }
    }
  }
  return best;

  function spread(lines: readonly string[]): number {
    const widths = lines.map(getWidth);
    return Math.max(...widths) - Math.min(...widths);
  }
}
