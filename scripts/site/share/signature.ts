import type { Mark } from '@/content/brand/mark-schema';
import { paintMark } from '@/content/brand/paint-mark';
import { SHARE_SIZE } from '@/content/files/share';
import { drawImage } from './draw-picture';
import { drawText, type Setting } from './draw-text';

/** The names at the top of every picture. */
export type Names = { agency: string; cities: readonly string[]; mark: Mark };

/** Reads a colour of the picture's world. */
export type GetColor = (token: string) => string;

/** The space at the left and the right edge. */
export const EDGE = 60;

/** The height of the mark, and its most width. */
const MARK = 52;
const LONGEST = 480;

const NAME: Setting = { face: 'Sans', weight: 680, width: 122, tracking: -0.03, leading: 1 };
const CITY: Setting = { face: 'Mono', weight: 500, width: 100, tracking: 0, leading: 1 };

/** The agency's mark and name at the top left, and its cities at the top right. */
export async function drawSignature(
  { agency, cities, mark }: Names,
  color: GetColor,
): Promise<string> {
  const ink = color('--world-ink');
  const rim = `stroke="${color('--rim')}"`;
  const {
    viewBox,
    width: wide,
    height: tall,
    shapes,
  } = paintMark(mark, ink, color, [color('--world-top')]);
  const long = Math.min((MARK * wide) / tall, LONGEST);
  let svg = `<svg x="${EDGE - 4}" y="34" width="${long}" height="${MARK}" viewBox="${viewBox}">${shapes}</svg>`;
  let left = EDGE + 8 + long;
  if (!mark.isWordmark && agency) {
    const name = await drawText(agency, NAME, ink, { width: 600, height: 60, size: 33 });
    svg += drawImage(name.png, { ...name, left, top: 53 });
    left += name.width;
  }
  let right = SHARE_SIZE.width - EDGE;
  const width = (right - left) / cities.length - 56;
  for (const [index, city] of [...cities.entries()].reverse()) {
    const words = await drawText(city, CITY, ink, { width, height: 20, size: 20 });
    svg += drawImage(words.png, { ...words, left: right - words.width, top: 60 });
    svg += `<circle cx="${right - words.width - 19}" cy="68" r="6" fill="${color(`--office-${index + 1}`)}" ${rim}/>`;
    right -= words.width + 56;
  }
  return svg;
}
