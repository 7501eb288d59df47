/** The room for a title, in pixels. */
export type Room = {
  width: number;
  height: number;
  /** How many lines it may have at most. */
  lines: number;
  /** No letter is larger than this. */
  size: number;
  /** From baseline to baseline, in em. */
  leading: number;
};

/** A title broken into lines, and how large it is, in pixels. */
export type Fitted = { lines: string[]; size: number };

/** Every way to break `words` into `count` lines. */
function* breaks(words: readonly string[], count: number): Generator<string[]> {
  if (count === 1) yield [words.join(' ')];
  for (let first = 1; count > 1 && first <= words.length - count + 1; first += 1) {
    for (const rest of breaks(words.slice(first), count - 1)) {
      yield [words.slice(0, first).join(' '), ...rest];
    }
  }
}

/**
 * Breaks a title so that it stands in its room as large as it can, the fewest lines first, with
 * lines as even as they come.
 *
 * @param widthOf how wide a line is, in em
 * @param capHeight how tall its first line's letters are, in em
 */
export function fitTitle(
  title: string,
  widthOf: (line: string) => number,
  capHeight: number,
  room: Room,
): Fitted {
  const words = title.split(' ');
  let best: Fitted = { lines: [title], size: 0 };
  for (let count = 1; count <= Math.min(room.lines, words.length); count += 1) {
    const tall = room.height / (capHeight + (count - 1) * room.leading);
    for (const lines of breaks(words, count)) {
      const widest = Math.max(...lines.map(widthOf));
      const size = Math.min(room.size, tall, room.width / widest);
      const even = count === best.lines.length && spread(lines) < spread(best.lines);
      if (size > best.size || (size === best.size && even)) {
        best = { lines, size };
      }
    }
  }
  return best;

  function spread(lines: readonly string[]): number {
    const widths = lines.map(widthOf);
    return Math.max(...widths) - Math.min(...widths);
  }
}
