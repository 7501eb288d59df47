/** How wide the letters of the giant title are, in em: sampled from the font at the title's weight and width. */
const letterWidths: readonly (readonly [letters: string, width: number])[] = [
  [' ,.’', 0.22],
  ['ijlI', 0.26],
  ['frt1-J', 0.41],
  ['sz/L', 0.58],
  ['m', 1.06],
  ['M', 0.98],
  ['abdhnpqu', 0.69],
  ['W', 1.11],
  ['OGAHNV', 0.85],
  ['Q', 0.89],
  // Spaces stand further from it than from letters.
  ['&', 0.84],
  ['w', 0.88],
  ['CDKRUXY', 0.82],
  ['EFPSTZ4569', 0.71],
  ['B0', 0.75],
];
/** The width of all other letters. */
const OTHER = 0.655;
/** The title's letter spacing, and the blank at both ends of a line. */
const TRACKING = -0.04;
const BEARINGS = 0.1;

/** How much less blank a line has before a round first letter. `type.giant` sets such a line as much further in. */
const ROUND = 0.04;

/** Whether a line begins with a letter that has no upright stem at its left: "d" or "T", but not "D". */
export const isRound = (line: string): boolean =>
  /^[ACGJOQSTV-Zac-gjoqstv-z\d&]/.test(line.normalize('NFD'));

const letterWidth = (letter: string) =>
  letterWidths.find(([letters]) => letters.includes(letter))?.[1] ?? OTHER;

/** The width of one line of the giant title, in em. */
function lineWidth(line: string): number {
  const letters = [...line].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return letters + TRACKING * (line.length - 1) - BEARINGS + (isRound(line) ? ROUND : 0);
}

const widest = (lines: readonly string[]) => Number(Math.max(...lines.map(lineWidth)).toFixed(2));

/** The widest line and the widest word of a title, in em, and whether its last line is short. */
export type Measure = { line: number; word: number; open: boolean };

/** Measures a title. Its font size follows from this, so that the title fills the page. */
export function measureTitle(title: readonly string[]): Measure {
  const line = widest(title);
  return {
    line,
    word: widest(title.flatMap((words) => words.split(' '))),
    open: title.length > 1 && lineWidth(title.at(-1) ?? '') < line * 0.62,
  };
}
