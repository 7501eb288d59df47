import { type World, world as worldName } from '../schema/world';
import { colours } from './brand';
import { mapPaints } from './ink-faint';
import type { Mark } from './mark-schema';
import { resolve, type Theme, type Tokens } from './read-tokens';
import { drawPlate, type Ground, growBox, suitMark } from './suit-mark';

/** The grounds of the mark on the page. The small footer has night in both themes. */
const PAGE: Readonly<Record<Theme, readonly string[]>> = {
  light: ['--bg', '--surface'],
  dark: ['--bg', '--surface', '--inverse'],
};

/** The grounds in a world's header, which is a pill on the page once visitors scroll. */
const WORLD = ['--world-top', '--surface'];

/** The plates that a mark may get: the other theme's, its own, and one between black and white. */
function listPlates(tokens: Tokens, theme: Theme): Ground[] {
  const toPlate = (ground: string, ink: string, of: Theme) => ({
    colours: [resolve(tokens, ground, of)],
    ink: resolve(tokens, ink, of),
  });
  return [
    toPlate('--surface', '--ink', theme === 'light' ? 'dark' : 'light'),
    toPlate('--surface', '--ink', theme),
    toPlate('--ink-3', '--on-inverse', 'light'),
  ];
}

const joinThemes = (light: string, dark: string) =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** The mark as a place shows it in both themes: it can be read on the place's ground, or on a plate. */
export function placeMark(mark: Mark, world?: World): Mark {
  const tokens: Tokens = colours().tokens.get(world) ?? new Map();
  const suit = (theme: Theme) => {
    const ground = {
      colours: (world ? WORLD : PAGE[theme]).map((token) => resolve(tokens, token, theme)),
      ink: resolve(tokens, world ? '--world-ink' : '--ink', theme),
      written: 'currentColor',
    };
    const { dark = mark } = mark;
    return suitMark(
      theme === 'light' ? [mark, dark] : [dark, mark],
      ground,
      listPlates(tokens, theme),
    );
  };
  const [light, dark] = [suit('light'), suit('dark')];
  const box = light.plate || dark.plate ? growBox(mark) : mark;

  /** A drawing as one theme shows it, or both. What the other theme does not show is transparent there. */
  function draw(
    { drawing }: typeof light,
    toPaint: (colour: string) => string,
    ink: string,
  ): string {
    const { viewBox, width, height } = mark;
    const [x, y] = viewBox.split(' ');
    const painted = mapPaints(drawing.shapes, toPaint);
    const placed =
      drawing === mark
        ? painted
        : `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${drawing.viewBox}">${painted}</svg>`;
    return ink === 'currentColor' ? placed : `<g fill="currentColor" color="${ink}">${placed}</g>`;
  }
  const getPlate = () => {
    const [day = 'transparent', night = 'transparent'] = [light.plate, dark.plate];
    return box === mark ? '' : drawPlate(box, joinThemes(day, night));
  };
  const byDay = (colour: string) => joinThemes(colour, 'transparent');
  const atNight = (colour: string) => joinThemes('transparent', colour);
  const drawings =
    light.drawing === dark.drawing
      ? draw(
          light,
          (colour) => joinThemes(light.toPaint(colour), dark.toPaint(colour)),
          joinThemes(light.ink, dark.ink),
        )
      : draw(light, byDay, byDay(light.ink)) + draw(dark, atNight, atNight(dark.ink));
  const { viewBox, width, height } = box;
  return { ...mark, viewBox, width, height, shapes: getPlate() + drawings };
}

/** The mark as each world shows it. */
export const placeMarks = (mark: Mark): Readonly<Record<World, Mark>> =>
  Object.fromEntries(worldName.options.map((world) => [world, placeMark(mark, world)])) as Record<
    World,
    Mark
  >;
