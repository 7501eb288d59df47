import type { CSSProperties } from 'react';
import { getLanguage } from '@/content/files/language';
import { hasItalics } from '@/content/schema/language';
import { getLength, isUnspaced, toCharacters, toWords } from '@/content/schema/words';
import letters from './widths.json';

/**
 * How wide each letter of the giant title is, in em. The step "fonts" of `npm run build` and `npm run check` measures
 * them in the typeface.
 */
const widths: Readonly<Record<string, number>> = letters;

/** The width of a letter that is not measured: 1 em if it fills a square, else 0.75 em, which is wide. */
const guess = (letter: string): number => (getLength(letter) > 1 ? 1 : 0.75);

/** The title's letter spacing, and the blank at both ends of a line. */
const TRACKING = -0.028;
const BEARINGS = 0.07;

/** How much less blank a line has before a round first letter. `type.giant` sets such a line as much further in. */
const ROUND = 0.04;

/** Whether a line begins with a letter that has no upright stem at its left: "d" or "T", but not "D". */
export const isRound = (line: string): boolean =>
  /^[ACGJOQSTV-Zac-gjoqstv-z\d&]/.test(line.normalize('NFD'));

/** The width of a letter, or of its parts, of which some accents are not measured. */
const letterWidth = (letter: string) =>
  widths[letter] ??
  Array.from(
    letter.normalize('NFD'),
    (part) => widths[part] ?? (/\p{M}/u.test(part) ? 0 : guess(part)),
  ).reduce((sum, width) => sum + width);

/** The width of one line of the giant title, in em. */
function lineWidth(line: string): number {
  const characters = toCharacters(line);
  const sum = characters.reduce((all, letter, i) => {
    const isEnd = !/\p{L}/u.test(characters[i + 1] ?? '');
    return all + ((isEnd && widths[`${letter}\u200c`]) || letterWidth(letter));
  }, 0);
  // Letters that join or fill a square have neither.
  const blank = hasItalics(getLanguage()) ? TRACKING * (characters.length - 1) - BEARINGS : 0;
  return sum + blank + (isRound(line) ? ROUND : 0);
}

const widest = (lines: readonly string[]) => Number(Math.max(...lines.map(lineWidth)).toFixed(2));

/** The most that a line without blanks may measure so that it is not broken, in em. */
const SHORT = 8;

/** The parts of a title that stay on one line: its words. A short line without blanks stays whole. */
const toUnbroken = (line: string): string[] =>
  isUnspaced(line) && lineWidth(line) <= SHORT ? [line] : toWords(line, getLanguage());

/** The widest line and the widest word of a title, in em, and whether its last line is short. */
export type Measure = { line: number; word: number; open: boolean };

/** Measures a title. Its font size follows from this, so that the title fills the page. */
export function measureTitle(title: readonly string[]): Measure {
  const line = widest(title);
  return {
    line,
    word: widest(title.flatMap(toUnbroken)),
    open: title.length > 1 && lineWidth(title.at(-1) ?? '') < line * 0.62,
  };
}

/** A measure for the sheet: `--line` and `--word`. */
export const toStyle = ({ line, word }: Measure): CSSProperties =>
  ({ '--line': line, '--word': word }) as CSSProperties;

/** The measures of a title for its sheet. */
export const toMeasures = (title: readonly string[]): CSSProperties => toStyle(measureTitle(title));
