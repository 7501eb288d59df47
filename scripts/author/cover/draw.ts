import { join } from 'node:path';
import sharp from 'sharp';
import { readBytes } from '@/content/files/owner-files';
import type { World } from '@/content/schema/world';
import { getColor } from '@/styles/colors';
import { seededRandom } from '../random';

/** The size of a cover in pixels. Keep its subject in the middle: wide frames cut the top and bottom. */
const SIZE = { width: 1920, height: 1280 } as const;

export const MASTERS = 'content/pictures/masters';

/** Masters without a backdrop: clay scenes, and small shapes. */
const SCENES = [
  'careers',
  'cloud',
  'consult',
  'crew',
  'design',
  'devops',
  'mobile',
  'transform',
  'web',
];
const SHAPES = ['arch', 'ball', 'cube', 'pill', 'torus'];

/** The centres of the floating shapes, left and right of the scene, as fractions of the picture. */
const PLACES = [
  { x: 0.16, y: 0.3 },
  { x: 0.84, y: 0.26 },
  { x: 0.13, y: 0.62 },
  { x: 0.87, y: 0.6 },
];

/** The lower edge of the scene, in pixels from the top. */
const FLOOR = SIZE.height - 150;

const shuffle = <T>(list: readonly T[], next: () => number): T[] =>
  list
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** Draws a world's ground, with the shadow of a scene `sceneWidth` pixels wide. */
const ground = (world: World, sceneWidth: number) => {
  const [top, floor, shadow] = ['top', 'floor', 'shadow'].map((name) =>
    getColor(`--world-${name}`, { world }),
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><linearGradient id="g" x2="0" y2="1"><stop offset=".24" stop-color="${top}"/><stop offset=".84" stop-color="${floor}"/></linearGradient><filter id="b" x="-20%" y="-150%" width="140%" height="400%"><feGaussianBlur stdDeviation="22"/></filter><rect width="100%" height="100%" fill="url(#g)"/><ellipse cx="${SIZE.width / 2}" cy="${FLOOR - 8}" rx="${sceneWidth * 0.46}" ry="26" fill="${shadow}" filter="url(#b)"/></svg>`,
  );
};

/** Reads a clay picture, trims it and fits it into a box. */
async function readClay(name: string, width: number, height: number, isMirrored: boolean) {
  const clay = sharp(
    await sharp(readBytes(join(MASTERS, `${name}.webp`)))
      .trim()
      .toBuffer(),
  );
  return clay
    .flop(isMirrored)
    .resize({ width, height, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
}

/**
 * Draws a cover: a clay scene in the middle of a world's ground, and floating shapes beside it. The
 * same seed gives the same picture.
 *
 * @returns a WebP
 */
export async function drawCover(world: World, seed: number): Promise<Buffer> {
  const next = seededRandom(seed);
  const [scene = 'web'] = shuffle(SCENES, next);
  const { data, info } = await readClay(`${scene}-cut`, 1180, 860, next() < 0.5);
  const shapes = shuffle(SHAPES, next);
  const floating = shuffle(PLACES, next)
    .slice(0, 3)
    .map((place, i) => ({
      name: `sprite-${shapes[i] ?? 'ball'}`,
      size: Math.round(150 + 110 * next()),
      x: place.x * SIZE.width,
      y: (place.y + (next() - 0.5) * 0.06) * SIZE.height,
    }))
    .map(async ({ name, size, x, y }) => ({
      input: (await readClay(name, size, size, false)).data,
      left: Math.round(x - size / 2),
      top: Math.round(y - size / 2),
    }));
  const left = Math.round((SIZE.width - info.width) / 2);
  return sharp(ground(world, info.width))
    .composite([...(await Promise.all(floating)), { input: data, left, top: FLOOR - info.height }])
    .webp({ quality: 92, effort: 6 })
    .toBuffer();
}
