import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { MASTERS } from '@/content/schema/masters';

/** The clock's face, in pixels of the town: its middle and its radius. Pages turn hands on it. */
const FACE = { x: 2016, y: 295, radius: 46 } as const;
/**
 * Lamps that burn all night, in pixels of the town: where they stand, how large they are, how far the windows
 * of Liverpool hold their light, how far they shine, and how strongly.
 */
const LAMPS = [
  // The globe on the quay, the face of the clock, and the attic of the engineer on call.
  { x: 2213, y: 655, radius: 64, glow: 160, reach: 470, power: 0.62 },
  { ...FACE, radius: 50, glow: 150, reach: 380, power: 0.5 },
  { x: 1669, y: 469, radius: 25, glow: 78, reach: 170, power: 0.4 },
] as const;
/** The lamps in the streets, whose light is in the town already. */
const STREET_LAMPS = [286, 572, 1767, 1906].map((x) => ({
  ...{ x, y: 678, radius: 15, reach: 230, power: 0.6 },
}));
const ALL_LAMPS = [...LAMPS, ...STREET_LAMPS];
/** Turns the yellow of windows to amber, in red, green and blue. */
const TONE = [1, 0.92, 1.1] as const;
/** How much of what it lights a lamp outshines. If it outshone nothing, a pale globe would clip to lemon. */
const OUTSHINES = 0.85;

/** A lamp's light, and a large lamp at its edge and in its middle, in parts of red, green and blue. */
const LIGHT = [1, 0.62, 0.2] as const;
const EDGE = [1, 0.63, 0.17] as const;
const CORE = [1, 0.89, 0.62] as const;
/** How far what burns glows in the air, in pixels of a blur, and how strongly. */
const AIR = [
  { blur: 7, power: 0.5 },
  { blur: 26, power: 0.9 },
  { blur: 90, power: 1.3 },
] as const;
/** How little light dark colours give back: they look black in the light of a lamp. */
const CONTRAST = 1.6;

type Pixels = { data: Buffer; info: OutputInfo };

const toFile = (name: string) => join(MASTERS, `${name}.webp`);

const read = (name: string): Promise<Pixels> =>
  sharp(toFile(name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** From 0 to 1 with soft ends. */
function ease(t: number): number {
  const part = Math.min(1, Math.max(0, t));
  return part * part * (3 - 2 * part);
}

const write = (name: string, { data, info }: Pixels) =>
  sharp(data, { raw: info })
    .webp({ quality: 92, alphaQuality: 95, effort: 6 })
    .toFile(toFile(name));

/** Says how near a place is to a lamp: 1 in it, 0 where its glow ends. */
function getShare(x: number, y: number): number {
  const shares = LAMPS.map((lamp) => {
    const away = Math.hypot(x - lamp.x, y - lamp.y) - lamp.radius;
    return ease(1 - away / (lamp.glow - lamp.radius));
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

/** How much light of the lamps comes to a place. */
const getLight = (x: number, y: number): number =>
  ALL_LAMPS.reduce((sum, lamp) => {
    const away = Math.max(0, Math.hypot(x - lamp.x, y - lamp.y) - lamp.radius);
    return sum + lamp.power * Math.max(0, 1 - away / lamp.reach) ** 3;
  }, 0);

/** How near a place is to the middle of a large lamp: 0 at its edge and outside. */
const getDepth = (x: number, y: number): number =>
  Math.max(...LAMPS.map((lamp) => 1 - Math.hypot(x - lamp.x, y - lamp.y) / lamp.radius));

/** Marks with 255 what burns: lamps, bulbs and lit windows. */
function findFlames({ data }: Pixels): Buffer {
  const flames = Buffer.alloc(data.length / 4);
  for (let i = 0; i < flames.length; i++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i * 4, i * 4 + 4);
    if (alpha > 200 && red > 225 && green > 140 && blue < 130) flames[i] = 255;
  }
  return flames;
}

/**
 * Lets what burns in a picture of the town at night glow in the air, and lights what lamps stand beside, by
 * its colours at noon.
 */
export async function letLampsShine(name: string, noonName: string) {
  const night = await read(name);
  const noon = await read(noonName);
  const { data, info } = night;
  const flames = findFlames(night);
  const glows = await Promise.all(
    AIR.map(({ blur }) =>
      sharp(flames, { raw: { ...info, channels: 1 } })
        .blur(blur)
        .toColourspace('b-w')
        .raw()
        .toBuffer(),
    ),
  );
  for (let i = 0; i < flames.length; i++) {
    const [x, y] = [i % info.width, Math.floor(i / info.width)];
    const [burns, depth] = [flames[i] === 255, getDepth(x, y)];
    const sum = AIR.reduce((all, { power }, k) => all + (power * (glows[k]?.[i] ?? 0)) / 255, 0);
    const glow = burns ? 0 : 0.8 * (1 - Math.exp(-sum));
    const light = burns ? 0 : Math.min(0.7, getLight(x, y));
    const alpha = (data[i * 4 + 3] ?? 0) / 255;
    // With its alpha multiplied in, as light adds up.
    const lit = LIGHT.map((part, k) => {
      const [edge, core] = [EDGE[k] ?? 0, CORE[k] ?? 0];
      if (burns && depth > 0) return edge + (core - edge) * ease(depth / 0.6);
      const surface = ((noon.data[i * 4 + k] ?? 0) / 255) ** CONTRAST;
      const own = alpha * ((data[i * 4 + k] ?? 0) / 255 + surface * part * light);
      return Math.min(1, own * (1 - glow * 0.35) + part * glow * (0.3 + 0.4 * glow));
    });
    const whole = Math.max(alpha, ...lit);
    for (const [k, part] of lit.entries())
      data[i * 4 + k] = Math.round((255 * part) / (whole || 1));
    data[i * 4 + 3] = Math.round(255 * whole);
  }
  await write(name, night);
}
