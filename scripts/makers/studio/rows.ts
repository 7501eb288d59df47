/**
 * Lays cut-outs of the masters in a row, and writes the wide pictures of `content-start`, which show no place and
 * no person: `npx tsx scripts/makers/studio/rows.ts`.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { MASTERS } from '@/content/schema/masters';

/** What is more opaque is no shadow. */
const SOLID = 200;

/** A cut-out: its name, the middle of its things, the floor that they stand on, and their width. */
type Place = readonly [name: string, x: number, floor: number, width: number];

/** Size and places, from the back to the front. `row-gap` has a hole in its middle. */
const ROWS: Readonly<Record<string, { width: number; height: number; places: readonly Place[] }>> =
  {
    row: {
      width: 2400,
      height: 1200,
      places: [
        ['mobile', 480, 890, 640],
        ['cloud', 1920, 890, 700],
        ['maker', 1190, 1050, 960],
      ],
    },
    'row-low': {
      width: 2200,
      height: 1018,
      places: [
        ['design', 390, 790, 620],
        ['web', 1800, 790, 700],
        ['pace', 1120, 860, 800],
      ],
    },
    'row-wide': {
      width: 2200,
      height: 480,
      places: [
        ['web', 420, 404, 580],
        ['cloud', 1110, 404, 580],
        ['consult', 1790, 404, 550],
      ],
    },
    'row-gap': {
      width: 2400,
      height: 1500,
      places: [
        ['web', 610, 1010, 780],
        ['cloud', 1790, 1010, 800],
      ],
    },
  };

/** The edges of the things of a picture, without their shadows. */
async function findThings(file: string) {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const edges = { left: width, right: 0, bottom: 0 };
  for (let i = 0; i < width * height; i++) {
    if ((data[i * 4 + 3] ?? 0) < SOLID) continue;
    edges.left = Math.min(edges.left, i % width);
    edges.right = Math.max(edges.right, i % width);
    edges.bottom = Math.floor(i / width);
  }
  return { ...edges, width, height };
}

/** A cut-out at its place in a picture, cut at the picture's edges. */
async function place([name, x, floor, size]: Place, frame: { width: number; height: number }) {
  const file = join(MASTERS, `${name}.webp`);
  const things = await findThings(file);
  const scale = size / (things.right - things.left);
  const [width, height] = [Math.round(things.width * scale), Math.round(things.height * scale)];
  const left = Math.round(x - ((things.left + things.right) / 2) * scale);
  const top = Math.round(floor - things.bottom * scale);
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const input = await sharp(await sharp(file).resize(width, height).png().toBuffer())
    .extract({
      ...from,
      width: Math.min(width, frame.width - left) - from.left,
      height: Math.min(height, frame.height - top) - from.top,
    })
    .toBuffer();
  return { input, left: left + from.left, top: top + from.top };
}

for (const [name, { width, height, places }] of Object.entries(ROWS)) {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const layers = [];
  for (const each of places) layers.push(await place(each, { width, height }));
  await sharp({ create: { width, height, channels: 4, background } })
    .composite(layers)
    .webp({ quality: 88, alphaQuality: 92, effort: 6 })
    .toFile(join(MASTERS, `${name}.webp`));
}
