import { colours } from '../brand/brand';
import { resolve, type Theme } from '../brand/sheets';
import { type World, world as worldName } from '../schema/world';
import { inkFaint, mapPaints } from './ink-faint';
import type { Mark } from './schema';

/** The grounds of the mark on the page. The small footer has night in both themes. */
const PAGE: Readonly<Record<Theme, readonly string[]>> = {
  light: ['--bg', '--surface'],
  dark: ['--bg', '--surface', '--inverse'],
};

/** The grounds in a world's header, which is a pill on the page once visitors scroll. */
const WORLD = ['--world-top', '--surface'];

/** The mark as a place shows it: shapes that are faint on its ground have the ink of its text. */
export function placeMark(mark: Mark, world?: World): Mark {
  const tokens = colours().tokens.get(world) ?? new Map();
  const show = (colour: string, theme: Theme) => {
    const grounds = (world ? WORLD : PAGE[theme]).map((token) => resolve(tokens, token, theme));
    return inkFaint(colour, grounds, 'currentColor');
  };
  const shapes = mapPaints(mark.shapes, (colour) => {
    const [light, dark] = [show(colour, 'light'), show(colour, 'dark')];
    return light === dark ? light : `light-dark(${light}, ${dark})`;
  });
  return { ...mark, shapes };
}

/** The mark as each world shows it. */
export const placeMarks = (mark: Mark): Readonly<Record<World, Mark>> =>
  Object.fromEntries(worldName.options.map((world) => [world, placeMark(mark, world)])) as Record<
    World,
    Mark
  >;
