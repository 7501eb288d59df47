/** A function that returns the next pseudo-random number from 0 to 1. */
export type Random = () => number;

const SYLLABLES = 'ba ce di fo gu ha je ki lo mu ne pi ro su ta ve wi xo ya zu'.split(' ');

/** How many invented words there are. A larger site uses more of them, as real texts do. */
const COUNT = 40_000;

/** The invented word of a number. Each number has a word of its own. */
function spell(number: number): string {
  let rest = number + SYLLABLES.length;
  let word = '';
  while (rest > 0) {
    word += SYLLABLES[rest % SYLLABLES.length] ?? '';
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
}

/** Picks an invented word. Small numbers are far more frequent, as in Zipf's law. */
export const inventWord = (random: Random): string => spell(Math.floor(COUNT ** random()));

/** Picks one of a list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('There is nothing to pick from: the list is empty.');
  return found;
}
