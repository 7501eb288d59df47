import sharp from 'sharp';
import { ease } from '@/content/brand/ease';
import { getTurn, toOklch, toRgb } from '@/content/brand/palette';
import type { ColourMap } from '@/content/brand/recolour';

/** The points of the table on each of its three axes. */
const SIZE = 33;
const LAST = SIZE - 1;

/** How much of a colour is skin, bread or wood, from 0 to 1: brown, and paler than our clay. */
export function getSkin(l: number, c: number, h: number): number {
  const isBrown = 1 - ease(13, 20, Math.abs(getTurn(51, h)));
  return isBrown * (1 - ease(0.215, 0.26, c / (l || 1)));
}

/**
 * Tabulates a map at the points of a grid of red, green and blue: what it adds to each of the three.
 *
 * @param keep how much of a colour stays as it is, from 0 to 1
 */
export function toTable(
  map: ColourMap,
  keep: (...colour: Parameters<ColourMap>) => number = () => 0,
): Float32Array {
  const table = new Float32Array(SIZE ** 3 * 3);
  for (let point = 0; point < SIZE ** 3; point += 1) {
    const [r, g, b] = [
      Math.floor(point / SIZE ** 2) / LAST,
      (Math.floor(point / SIZE) % SIZE) / LAST,
      (point % SIZE) / LAST,
    ];
    const { l, c, h } = toOklch({ mode: 'rgb', r, g, b });
    const to = toRgb(...map(l, c, h));
    const share = 255 * (1 - keep(l, c, h));
    table.set([(to.r - r) * share, (to.g - g) * share, (to.b - b) * share], point * 3);
  }
  return table;
}

/** The point below each of the 256 values of a channel, and how far the value is from it to the next. */
const LOW = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.min(LAST - 1, Math.floor((value / 255) * LAST)),
);
const REST = Float32Array.from(LOW, (low, value) => (value / 255) * LAST - low);

/** The eight points around a colour: where they stand in the table from the lowest. */
const CORNERS = [0, SIZE ** 2].flatMap((red) =>
  [0, SIZE].flatMap((green) => [red + green, red + green + 1]),
);

/** Adds to each pixel what the table has between the eight points around it. */
function apply(table: Float32Array, pixels: Uint8ClampedArray, channels: number): void {
  const shares = new Float32Array(8);
  for (let at = 0; at < pixels.length; at += channels) {
    const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const [x = 0, y = 0, z = 0] = [REST[r], REST[g], REST[b]];
    const start = ((LOW[r] ?? 0) * SIZE + (LOW[g] ?? 0)) * SIZE + (LOW[b] ?? 0);
    for (let corner = 0; corner < 8; corner += 1)
      shares[corner] =
        (corner & 4 ? x : 1 - x) * (corner & 2 ? y : 1 - y) * (corner & 1 ? z : 1 - z);
    for (let axis = 0; axis < 3; axis += 1) {
      let sum = pixels[at + axis] ?? 0;
      for (let corner = 0; corner < 8; corner += 1)
        sum += (shares[corner] ?? 0) * (table[(start + (CORNERS[corner] ?? 0)) * 3 + axis] ?? 0);
      pixels[at + axis] = sum;
    }
  }
}

/** Recolours a picture by a table. Returns a PNG. */
export async function recolourPicture(bytes: Buffer, table: Float32Array): Promise<Buffer> {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // A clamped array rounds what is written to it.
  apply(table, new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), channels);
  return sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer();
}
