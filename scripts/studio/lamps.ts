import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { MASTERS } from '@/content/schema/masters';
import { FACE } from './hands';

/** Where lamps stand that burn all night, how large they are, and how far they glow, in pixels of the town. */
const LAMPS = [
  // The globe on the quay, the face of the clock, and the attic of the engineer on call.
  { x: 2213, y: 655, radius: 64, glow: 160 },
  { ...FACE, radius: 50, glow: 150 },
  { x: 1669, y: 469, radius: 25, glow: 78 },
] as const;
/** Turns the yellow of windows to amber, in red, green and blue. */
const TONE = [1, 0.92, 1.1] as const;
/** How much of what it lights a lamp outshines. If it outshone nothing, a pale globe would clip to lemon. */
const OUTSHINES = 0.85;

type Pixels = { data: Buffer; info: OutputInfo };

const toFile = (name: string) => join(MASTERS, `${name}.webp`);

const read = (name: string): Promise<Pixels> =>
  sharp(toFile(name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

const write = (name: string, { data, info }: Pixels) =>
  sharp(data, { raw: info })
    .webp({ quality: 92, alphaQuality: 95, effort: 6 })
    .toFile(toFile(name));

/** Says how near a place is to a lamp: 1 in it, 0 where its glow ends. */
function getShare(x: number, y: number): number {
  const shares = LAMPS.map((lamp) => {
    const away = Math.hypot(x - lamp.x, y - lamp.y) - lamp.radius;
    const t = Math.min(1, Math.max(0, 1 - away / (lamp.glow - lamp.radius)));
    return t * t * (3 - 2 * t);
  });
  return Math.max(...shares);
}

/** Throws if the light of the lamps is in the town at night already. */
export async function checkLight() {
  const { data, info } = await read('hero-windows-right');
  const [globe] = LAMPS;
  if (!data[(globe.y * info.width + globe.x) * 4 + 3])
    throw new Error('The lamps burn already. Render the town first.');
}

/** Moves the light of the lamps out of the windows of Liverpool into the town at night. */
export async function lightLamps() {
  const night = await read('hero-night');
  const windows = await read('hero-windows-right');
  const { width, height } = windows.info;
  for (let i = 0; i < width * height; i++) {
    const share = getShare(i % width, Math.floor(i / width));
    if (!share) continue;
    const alpha = windows.data[i * 4 + 3] ?? 0;
    const strength = (alpha * share) / 255;
    for (const [part, tone] of TONE.entries()) {
      const at = i * 4 + part;
      const light = (windows.data[at] ?? 0) * strength * tone;
      const lit = (night.data[at] ?? 0) * (1 - strength * OUTSHINES) + light;
      night.data[at] = Math.min(255, Math.round(lit));
    }
    windows.data[i * 4 + 3] = Math.round(alpha * (1 - share));
  }
  await write('hero-night', night);
  await write('hero-windows-right', windows);
}
