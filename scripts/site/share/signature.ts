import { SHARE_SIZE } from '@/content/schema/share';
import { drawWords } from './draw-words';
import type { Setting, Typesetter } from './type';
import { contrast, distance, type Palette } from './worlds';

/** The site's typefaces. */
export type Faces = { sans: Typesetter; mono: Typesetter };

/** The names that a signature shows. */
export type Names = { agency: string; cities: readonly string[] };

/** The space at the left and the right edge. */
export const EDGE = 60;

const logo = { weight: 680, width: 122, tracking: -0.03 } as const satisfies Setting;
const city = { weight: 500, width: 100, tracking: 0 } as const satisfies Setting;

const NAME = { left: EDGE + 60, size: 33 } as const;
const BASELINE = 75;
/** The size of the cities, the space before each, and its dot: all in pixels, if they fit. */
const CITY = { size: 20, space: 56, radius: 7, dotTo: 17 } as const;

const MARIGOLD = '#ffb224';

/** The colours of the second office to the fourth, for light grounds and for dark ones. */
const DOTS = [
  ['#0f766e', '#8fe3d3'],
  ['#8a1538', '#ffd3de'],
  ['#5b3a9e', '#d6caff'],
] as const;

/** Returns the colour with the higher contrast to the ground. */
const pickClearer = (ground: string, one: string, other: string) =>
  contrast(ground, one) >= contrast(ground, other) ? one : other;

/** Draws the logo and the agency's name at the top left, and the cities of its offices at the top right. */
export function drawSignature({ sans, mono }: Faces, { top, ink }: Palette, names: Names): string {
  const sun = distance(top, MARIGOLD) > 100 ? MARIGOLD : '#fff';
  const mark = `<g transform="translate(${EDGE - 4} 34) scale(1.3)"><path d="M3 31a17 17 0 0 1 34 0h-8a9 9 0 0 0-18 0z" fill="${ink}"/><circle cx="20" cy="31" r="5" fill="${sun}"/></g>`;
  const name = sans(names.agency, logo);
  const dots = [sun, ...DOTS.map(([deep, bright]) => pickClearer(top, deep, bright))];
  const cities = names.cities.map((words, i) => ({ ...mono(words, city), dot: dots[i] }));
  const wanted = cities.reduce((sum, { width }) => sum + width * CITY.size + CITY.space, 0);
  const room = SHARE_SIZE.width - EDGE - NAME.left - name.width * NAME.size;
  const scale = Math.min(1, room / wanted);
  let right = SHARE_SIZE.width - EDGE;
  const places = cities.reverse().map(({ paths, width, dot }) => {
    const left = right - width * CITY.size * scale;
    right = left - CITY.space * scale;
    const radius = CITY.radius * scale;
    return `<circle cx="${left - CITY.dotTo * scale}" cy="${BASELINE - radius}" r="${radius}" fill="${dot}"/>${drawWords(paths, left, BASELINE, CITY.size * scale, ink)}`;
  });
  return `${mark}${drawWords(name.paths, NAME.left, 77, NAME.size, ink)}${places.join('')}`;
}
