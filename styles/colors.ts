import { colours } from '@/content/brand/brand';
import { resolve, type Theme } from '@/content/brand/read-tokens';
import type { World } from '@/content/schema/world';

type Ground = { theme?: Theme; world?: World | undefined };

/**
 * Reads the colour of a token in the site's brand, for what is drawn outside of the sheets.
 *
 * @param token such as "--highlight"
 * @param ground the theme (light unless named), and the world if it is not the page
 * @returns "#rrggbb", or another CSS colour as the sheet has it
 * @throws when no sheet declares the token
 */
export const getColor = (token: string, { theme = 'light', world }: Ground = {}): string =>
  resolve(colours().tokens.get(world) ?? new Map(), token, theme);
