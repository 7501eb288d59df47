import { measureTitle } from '@/components/ui/Lines/measureTitle';

/** The pixels that each breakpoint leaves for a header's words: without gaps, round buttons and, on wide screens, a clock. */
const ROOMS = { laptop: 880, desktop: 1070, wide: 1290 } as const;

/** The letters of the header as a part of those that the giant title has in em, with a little more for other typefaces. */
const LETTERS = 15.5;

/** How much wider the square letters of Chinese, Japanese and Korean are. */
const SQUARE = 3;

/** The pixels around a word of the navigation, in its ends, and beside the call to action. */
const ITEM = 37;
const ENDS = 31;
const CALL = 75;

const measure = (word: string) =>
  measureTitle([word]).line * LETTERS + (word.match(/[\u2e80-\uffff]/g)?.length ?? 0) * SQUARE;

/**
 * Finds the breakpoint at which the navigation fits into a header. Narrower screens have the menu button.
 *
 * @param logo the pixels of the logo
 * @returns `never` if it fits at none
 */
export function findBreakpoint(
  logo: number,
  words: readonly string[],
  call: string,
): keyof typeof ROOMS | 'never' {
  const needed = words.reduce(
    (sum, word) => sum + measure(word) + ITEM,
    logo + ENDS + CALL + measure(call),
  );
  const names = ['laptop', 'desktop', 'wide'] as const;
  return names.find((name) => needed <= ROOMS[name]) ?? 'never';
}
