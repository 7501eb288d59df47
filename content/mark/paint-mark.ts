import type { Mark } from './schema';

/**
 * The shapes of a mark in fixed colours, for what is drawn outside of a page.
 *
 * @param ink the colour of shapes that have none of their own
 * @param getColor the colour of one of the site's tokens
 */
export const paintMark = (
  { shapes }: Mark,
  ink: string,
  getColor: (token: string) => string,
): string =>
  `<g fill="${ink}" color="${ink}">${shapes.replace(/var\((--[\w-]+)[^)]*\)/g, (_, token: string) => getColor(token))}</g>`;
