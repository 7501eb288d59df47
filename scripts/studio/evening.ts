/**
 * Cuts the evening picture of the two riverbanks out of the town at dusk, and lights its windows:
 * `npx tsx scripts/studio/evening.ts`. The river fades out at its lower edge. Then it lights the lamps that
 * burn all night. Run it once after each render of the town.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { MASTERS } from '@/content/schema/masters';
import { checkLight, lightLamps } from './lamps';

/** How high it is, and from where on it fades, in pixels of the town. */
const SIZE = { width: 2400, height: 1180 } as const;
const FADE = 930;

const WINDOWS = ['left', 'right'].map((side) => ({
  input: join(MASTERS, `hero-windows-${side}.webp`),
  blend: 'add' as const,
}));
await checkLight();
const { data, info } = await sharp(
  await sharp(join(MASTERS, 'hero-dusk.webp')).composite(WINDOWS).png().toBuffer(),
)
  .extract({ left: 0, top: 0, ...SIZE })
  .raw()
  .toBuffer({ resolveWithObject: true });
for (let y = FADE; y < SIZE.height; y++) {
  const t = (SIZE.height - 1 - y) / (SIZE.height - FADE);
  const left = t * t * (3 - 2 * t);
  for (let i = y * SIZE.width * 4 + 3; i < (y + 1) * SIZE.width * 4; i += 4)
    data[i] = Math.round((data[i] ?? 0) * left);
}
await sharp(data, { raw: info })
  .webp({ quality: 92, alphaQuality: 95, effort: 6 })
  .toFile(join(MASTERS, 'dusk.webp'));
await lightLamps();
