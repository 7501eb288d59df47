/** The characters of a typeface's two files. */
export type Characters = {
  /** Every page loads these. */
  common: string;
  /** A page loads these if it uses one of them. */
  rare: string;
};

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const MARKS = '\u00a0£€₹©®™°·•–—‘’“”…←→↑↓↗↘×÷½¼§¶«»✓';
const ACCENTED = 'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜàáâäçèéêëíîïñóôöùúûüßøåæœšžł';
const ALL = ASCII + MARKS + ACCENTED;

/** Marks in prices, dates and quotations. */
const USUAL_MARKS = '\u00a0£©·–—‘’“”…½';
/** Marks in program code. The site sets code in the mono. */
const CODE = '#$\\^`{|}~<>';

const without = (characters: string, others: string) =>
  [...characters].filter((character) => !others.includes(character)).join('');

const split = (common: string): Characters => ({ common, rare: without(ALL, common) });

export const sans = split(without(ASCII, CODE) + USUAL_MARKS);
export const mono = split(ASCII + USUAL_MARKS);
export { ALL as all };

/** The letters that words need and a typeface lacks, in any of its files. */
export const getMissing = ({ common, rare }: Characters, words: string): string =>
  [...new Set(words.normalize('NFC'))]
    .filter((character) => !common.includes(character) && !rare.includes(character))
    .join('');

const hex = (point: number) => `U+${point.toString(16)}`;

/**
 * Formats the rare characters as a CSS `unicode-range`, such as `U+23-24, U+5c`. Uses as few ranges as
 * possible without including a common character.
 */
export function getRareRange({ common, rare }: Characters): string {
  const points = [...common, ...rare].map((character) => character.codePointAt(0) ?? 0);
  const isRare = (point: number) => rare.includes(String.fromCodePoint(point));
  const ranges: number[][] = [[]];
  for (const point of points.sort((a, b) => a - b)) {
    if (isRare(point)) ranges.at(-1)?.push(point);
    else ranges.push([]);
  }
  return ranges
    .flatMap(([from, ...others]) => {
      if (from === undefined) return [];
      const to = others.at(-1);
      return to === undefined ? hex(from) : `${hex(from)}-${to.toString(16)}`;
    })
    .join(', ');
}
