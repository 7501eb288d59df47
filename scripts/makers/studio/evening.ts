/**
 * Finishes the pictures of the town: `npx tsx scripts/makers/studio/evening.ts`. Run it once after each render of the
 * town. It cuts the evening picture of the two riverbanks out of the town at dusk, lights its windows, and lets
 * the river fade out at its lower edge. It lights the lamps of the night, takes out what would hang below the parcel,
 * and lays the parcel into the hands of the two on the bridge.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { MASTERS } from '@/content/schema/masters';
import { hideHanger } from './hanger';
import { checkLight, letLampsShine, lightLamps } from './lamps';
import { handOver } from './parcel';

/** How high it is, and from where on it fades, in pixels of the town. */
const SIZE = { width: 2400, height: 1180 } as const;
const FADE = 930;

const toFile = (name: string) => join(MASTERS, `${name}.webp`);

const WINDOWS = ['left', 'right'].map((side) => ({
  input: toFile(`hero-windows-${side}`),
  blend: 'add' as const,
}));

const write = (name: string, picture: Buffer) =>
  sharp(picture).webp({ quality: 92, alphaQuality: 95, effort: 6 }).toFile(toFile(name));

await checkLight();
for (const name of ['hero', 'hero-dawn', 'hero-dusk', 'hero-night'])
  await write(name, await hideHanger(toFile(name)));
const { data, info } = await sharp(
  await sharp(toFile('hero-dusk')).composite(WINDOWS).png().toBuffer(),
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
await write('dusk', await handOver(await sharp(data, { raw: info }).png().toBuffer(), 'dusk'));
await lightLamps();
await letLampsShine('hero-night', 'hero');
await letLampsShine('gap-night', 'gap');
// Home moves the parcel over its own picture. Other pages show the bridge with it.
await write('bridge', await handOver(toFile('hero'), 'noon'));
await write('bridge-night', await handOver(toFile('hero-night'), 'night'));
