/** The characters of a typeface's files, by their parts. */
export type Characters = {
  /** Every page loads these: those that English needs, and those that content has. */
  common: string;
  /** A page loads these if it uses one of them, and so it does with the others. */
  rare: string;
  extended: string;
  /** Those of a further file of a package, such as "cyrillic". */
  [part: string]: string;
};

/** All characters from one to another. */
const span = (from: string, to: string) => {
  const start = from.charCodeAt(0);
  return Array.from({ length: to.charCodeAt(0) - start + 1 }, (_, i) =>
    String.fromCharCode(start + i),
  ).join('');
};

const without = (characters: string, others: string) =>
  [...characters].filter((character) => !others.includes(character)).join('');

const ASCII = span(' ', '~');
const MARKS = '\u00a0£€©®™°·•–—‘’“”…↑↓×÷½¼§¶«»';
const ACCENTED = 'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜàáâäçèéêëíîïñóôöùúûüßøåæœ';
const USED = ASCII + MARKS + ACCENTED;

/** The rest of Latin-1 and of Latin Extended-A, Romanian and German capitals, and further marks. */
const EXTENDED = without(
  `${span('¡', 'ÿ')}${span('Ā', 'ž')}ȘșȚțẞ‚„‹›₹←→↔↖↗↘↙`,
  `${USED}\u00ad\u00b5ĸŉŎŏ`,
);

/** Marks in prices, dates and quotations. */
const USUAL_MARKS = '\u00a0£€₹©·–—‘’“”…½';
/** Marks in program code. The site sets code in the mono. */
const CODE = '#\\^`{|}~<>';

/** The common characters of words, and of clocks and code. */
export const COMMON = { words: without(ASCII, CODE) + USUAL_MARKS, code: ASCII + USUAL_MARKS };

/** The most letters of content that every page loads. A site with more, such as a Chinese one, has a script of many. */
const MOST = 200;

/** Adds the letters of content to the common ones: a page would load a second file for one of them. */
function addUsed(common: string, more: readonly string[]): string {
  const used = more.filter((one) => !ASCII.includes(one));
  return used.length > MOST ? common : common + without(used.sort().join(''), common);
}

/**
 * Divides the characters that a typeface has among its three files.
 *
 * @param common the characters that every page loads, whatever its words
 * @param more characters of content, which every page loads as well
 * @param first those of the file with the Latin letters
 * @param last those of the file with further letters: the same one, unless a typeface has several
 */
export function divide(
  common: string,
  more: readonly string[],
  first: readonly string[],
  last: readonly string[],
): Characters {
  const has = (file: readonly string[]) => (character: string) => file.includes(character);
  const kept = [...addUsed(common, more)].filter(has(first)).join('');
  const known = USED + EXTENDED;
  const others = [...EXTENDED, ...more.filter((one) => !known.includes(one)).sort()];
  const further = [...without(others.join(''), kept)];
  const rare = [...without(USED, kept), ...further.filter((one) => !last.includes(one))];
  return {
    common: kept,
    rare: rare.filter(has(first)).join(''),
    extended: further.filter(has(last)).join(''),
  };
}

const hex = (point: number) => `U+${point.toString(16)}`;

/** How many unused characters a range may span. Far letters, such as Greek ones, load no file. */
const GAP = 128;

/**
 * Formats characters as a CSS `unicode-range`, such as `U+23-24, U+5c`. Uses as few ranges as possible
 * without including a character of the other files.
 */
function getRange(own: string, others: string): string {
  const ranges: number[][] = [[]];
  let last = 0;
  for (const character of [...own, ...others].sort()) {
    const point = character.codePointAt(0) ?? 0;
    if (others.includes(character) || point - last > GAP) ranges.push([]);
    if (own.includes(character)) ranges.at(-1)?.push(point);
    last = point;
  }
  return ranges
    .flatMap(([from, ...rest]) => {
      if (from === undefined) return [];
      const to = rest.at(-1);
      return to === undefined ? hex(from) : `${hex(from)}-${to.toString(16)}`;
    })
    .join(', ');
}

/** The ranges of a typeface's files but the common one. CSS names the last one first, so that each may span those after it. */
export function getRanges(characters: Characters): Readonly<Record<string, string>> {
  let before = '';
  return Object.fromEntries(
    Object.entries(characters).map(([part, own]) => {
      const range = getRange(own, without(before, own));
      before += own;
      return [part, range];
    }),
  );
}
