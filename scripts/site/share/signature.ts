import { SHARE_SIZE } from '@/content/schema/share';
import { drawImage } from './draw-picture';
import { drawText, type Setting } from './draw-text';

/** The names at the top of every picture. */
export type Names = { agency: string; cities: readonly string[] };

/** Reads a colour of the picture's world. */
export type GetColor = (token: string) => string;

/** The space at the left and the right edge. */
export const EDGE = 60;

const NAME: Setting = { face: 'Sans', weight: 680, width: 122, tracking: -0.03, leading: 1 };
const CITY: Setting = { face: 'Mono', weight: 500, width: 100, tracking: 0, leading: 1 };

/** The agency's mark and name at the top left, and its cities at the top right. */
export async function drawSignature({ agency, cities }: Names, color: GetColor): Promise<string> {
  const ink = color('--world-ink');
  const rim = `stroke="${color('--rim')}"`;
  const name = await drawText(agency, NAME, ink, { width: 600, height: 60, size: 33 });
  const left = EDGE + 60;
  let svg = `<g transform="translate(${EDGE - 4} 34) scale(1.3)"><path d="M3 31a17 17 0 0 1 34 0h-8a9 9 0 0 0-18 0z" fill="${ink}"/><circle cx="20" cy="31" r="5" fill="${color('--highlight')}" ${rim}/></g>`;
  svg += drawImage(name.png, { ...name, left, top: 53 });
  let right = SHARE_SIZE.width - EDGE;
  const width = (right - left - name.width) / cities.length - 56;
  for (const [index, city] of [...cities.entries()].reverse()) {
    const words = await drawText(city, CITY, ink, { width, height: 20, size: 20 });
    svg += drawImage(words.png, { ...words, left: right - words.width, top: 60 });
    svg += `<circle cx="${right - words.width - 19}" cy="68" r="6" fill="${color(`--office-${index + 1}`)}" ${rim}/>`;
    right -= words.width + 56;
  }
  return svg;
}
