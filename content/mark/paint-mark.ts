import { inkFaint, mapPaints } from './ink-faint';
import type { Mark } from './schema';

/**
 * The shapes of a mark in fixed colours, for what is drawn outside of a page.
 *
 * @param ink the colour of shapes that have none of their own
 * @param getColor the colour of one of the site's tokens
 * @param grounds the colours behind it. A shape that is faint on one has the ink
 */
export const paintMark = (
  { shapes }: Mark,
  ink: string,
  getColor: (token: string) => string,
  grounds: readonly string[] = [],
): string =>
  `<g fill="${ink}" color="${ink}">${mapPaints(shapes, (colour) => inkFaint(colour, grounds, ink)).replace(/var\((--[\w-]+)[^)]*\)/g, (_, token: string) => getColor(token))}</g>`;
