import { join } from 'node:path';
import sharp from 'sharp';
import { MASTERS } from '@/content/schema/masters';

/** Midway between the hands on the bridge: the parcel's middle and its width, in pixels of the town. */
const PARCEL = { x: 1200, y: 685, width: 88 } as const;
/** The light that falls on it, from the left and from the right. At dusk the sun is at the right. */
const LIGHTS = {
  noon: ['#ffffff', '#ffffff'],
  dusk: ['#9c76a8', '#ffb48c'],
  night: ['#4d4f86', '#6a6596'],
} as const;

/** Lays the parcel into the hands of a picture of the town. */
export async function handOver(
  picture: Buffer | string,
  hour: keyof typeof LIGHTS,
): Promise<Buffer> {
  const { x, y, width } = PARCEL;
  const [left, right] = LIGHTS[hour];
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><linearGradient id="g"><stop offset="0.1" stop-color="${left}"/><stop offset="0.9" stop-color="${right}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const small = await sharp(join(MASTERS, 'hero-parcel.webp')).resize(width).png().toBuffer();
  const lit = await sharp(small)
    .composite([
      { input: Buffer.from(light), blend: 'multiply' },
      { input: small, blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input: lit, left: x - width / 2, top: y - width / 2 }])
    .png()
    .toBuffer();
}
