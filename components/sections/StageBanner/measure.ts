/** How wide the letters of the giant title are, in em: sampled from the font at the title's weight and width. */
const advances: readonly (readonly [letters: string, width: number])[] = [
  [' ,.’', 0.22],
  ['ijlI', 0.26],
  ['frt1-J', 0.41],
  ['sz/L', 0.58],
  ['m', 1.06],
  ['M', 0.98],
  ['abdhnpqu', 0.69],
  ['W', 1.11],
  ['w', 0.88],
  ['ACDGHKNOQRUVXY', 0.82],
  ['BEFPSTZ&', 0.71],
];
const OTHER = 0.655;
/** The title's tracking, and the white at the two ends of a line that does not show. */
const TRACKING = -0.06;
const BEARINGS = 0.1;

const advance = (letter: string) =>
  advances.find(([letters]) => letters.includes(letter))?.[1] ?? OTHER;

/** The width of one line of the giant title, in em. */
function width(line: string): number {
  const letters = [...line].reduce((sum, letter) => sum + advance(letter), 0);
  return letters + TRACKING * (line.length - 1) - BEARINGS;
}

const widest = (lines: readonly string[]) => Number(Math.max(...lines.map(width)).toFixed(2));

/** A title's widest line and widest word in em, and whether its last line leaves room beside it. */
export type Measure = { line: number; word: number; open: boolean };

/** Measures a title: its size follows, so that it fills the page. */
export function measure(title: readonly string[]): Measure {
  const line = widest(title);
  return {
    line,
    word: widest(title.flatMap((words) => words.split(' '))),
    open: title.length > 1 && width(title.at(-1) ?? '') < line * 0.62,
  };
}
