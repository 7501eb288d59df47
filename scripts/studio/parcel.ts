import { join } from 'node:path';
import sharp from 'sharp';
import { MASTERS } from '@/content/schema/masters';

/** Midway between the hands on the bridge: the parcel's middle and its width, in pixels of the town. */
const PARCEL = { x: 1200, y: 685, width: 88 } as const;
/** The light of dusk: the sky from the left, and the sun from the right. */
const DUSK = ['#9c76a8', '#ffb48c'] as const;

/** Lays the parcel, in the light of dusk, into the hands of a picture of the town. */
export async function handOver(picture: Buffer | string): Promise<Buffer> {
  const { x, y, width } = PARCEL;
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><linearGradient id="g"><stop offset="0.1" stop-color="${DUSK[0]}"/><stop offset="0.9" stop-color="${DUSK[1]}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
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
