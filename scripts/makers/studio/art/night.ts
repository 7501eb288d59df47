import sharp, { type Sharp } from 'sharp';

/** The width of a mask, in pixels. */
const WIDTH = 640;
/**
 * How bright the ground is at night: far from all things, and how much brighter in the pool of light below them. It shows
 * as much of the day's ground as that takes, and at most `most` of it.
 */
const GROUND = { far: 0.05, pool: 0.2, most: 0.85 };
/** How far the pool reaches and how far below the things it lies, in pixels, and the blurred alpha from which on it is full. */
const POOL = { blur: 90, down: 60, full: 105 };
/**
 * The shares of the brightness of its row, in places a thirty-second of the width wide, at which the day's ground is
 * in full shadow and in full light. Nothing of it shows in full shadow. The blurs are in pixels, and keep things out.
 */
const SHADOW = { places: 32, rows: 6, blur: 3.5, from: 0.5, to: 0.93 };
/** The blurred alpha below which there is ground, and the least share of ground in a mean. */
const BARE = { alpha: 8, least: 16 };
/**
 * How far a blur softens outlines, in pixels, and the shares of its greatest alpha nearby at which a thing begins and is
 * whole. Both lie inside of the thing, as its outline has the colour of a bright ground. A thin thing keeps its middle.
 * Where the greatest is less than `least`, there is no thing.
 */
const OUTLINE = { blur: 1.5, nearby: 4, least: 25, from: 0.8, to: 0.97 };

type Alpha = { data: Uint8Array; width: number; height: number };
type Soften = (alpha: Alpha) => Promise<Uint8Array>;

const readGrey = ({ data, width, height }: Alpha) =>
  sharp(data, { raw: { width, height, channels: 1 } });

const toBytes = (image: Sharp): Promise<Uint8Array> => image.toColourspace('b-w').raw().toBuffer();

const blur = (alpha: Alpha, sigma: number) => toBytes(readGrey(alpha).blur(sigma));

const toShare = (value: number, { from, to }: { from: number; to: number }) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Softens along the rows. Grounds grow brighter from the top down, and shadows are narrower than a picture. */
async function softenRows({ data, width, height }: Alpha): Promise<Uint8Array> {
  const size = { width: SHADOW.places, height, fit: 'fill' } as const;
  const narrow = await blur(
    { data: await toBytes(readGrey({ data, width, height }).resize(size)), ...size },
    SHADOW.rows,
  );
  return toBytes(readGrey({ data: narrow, ...size }).resize(width, height, { fit: 'fill' }));
}

/** Softens values of the ground, and leaves out those of things. */
async function softenGround(values: Alpha, isGround: boolean[], soften: Soften) {
  const where = await soften({
    ...values,
    data: Uint8Array.from(isGround, (is) => (is ? 255 : 0)),
  });
  const sum = await soften({ ...values, data: values.data.map((v, i) => (isGround[i] ? v : 0)) });
  return sum.map((value, i) => {
    const share = where[i] ?? 0;
    return share < BARE.least ? (values.data[i] ?? 0) : Math.min(255, (255 * value) / share);
  });
}

/** Takes for each pixel the greatest of those nearby, on its row and on the rows above and below. */
function findGreatest({ data, width, height }: Alpha): Uint8Array {
  const pass = (from: Uint8Array, step: number, length: number) =>
    from.map((_, i) => {
      const at = Math.floor(i / step) % length;
      let most = 0;
      for (
        let k = Math.max(0, at - OUTLINE.nearby);
        k <= Math.min(length - 1, at + OUTLINE.nearby);
        k += 1
      )
        most = Math.max(most, from[i + (k - at) * step] ?? 0);
      return most;
    });
  return pass(pass(data, 1, width), width, height);
}

/** Finds how much of the day's ground shows at night, of 1: a pool of light, without the shadows in it. */
async function lightGround(day: Alpha, things: Alpha, soft: Uint8Array): Promise<number[]> {
  const isGround = Array.from(soft, (alpha) => alpha < BARE.alpha);
  const row = await softenGround(day, isGround, softenRows);
  const sharpLight = day.data.map((v, i) => 255 * toShare(v / (row[i] || 1), SHADOW));
  const light = await softenGround({ ...day, data: sharpLight }, isGround, (alpha) =>
    blur(alpha, SHADOW.blur),
  );
  const pool = await blur(things, POOL.blur);
  return Array.from(light, (value, i) => {
    const above = pool[Math.max(i % day.width, i - POOL.down * day.width)] ?? 0;
    const bright = GROUND.far + GROUND.pool * Math.min(1, above / POOL.full);
    return (Math.min(GROUND.most, (255 * bright) / (row[i] || 1)) * value) / 255;
  });
}

/**
 * Makes the mask of a picture at night: its things show whole, and of its ground as much as they would light. The ground
 * behind the picture is the colour of the shadows.
 *
 * @param file where the things are, as alpha
 * @param picture the picture by day
 */
export async function makeNightMask(file: string, picture: string): Promise<Sharp> {
  const { data, info } = await sharp(file)
    .extractChannel('alpha')
    .resize(WIDTH)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const size = { width, height };
  const day = await toBytes(sharp(picture).resize(width, height, { fit: 'fill' }).removeAlpha());
  const soft = await blur({ data, ...size }, OUTLINE.blur);
  const greatest = findGreatest({ data: soft, ...size });
  const grounds = await lightGround({ data: day, ...size }, { data, ...size }, soft);
  const mask = Buffer.alloc(4 * data.length, 255);
  for (const [i, alpha] of soft.entries()) {
    const ground = grounds[i] ?? 0;
    const most = greatest[i] ?? 0;
    const share = most < OUTLINE.least ? 0 : Math.min(alpha / most, (data[i] ?? 0) / 255);
    const thing = toShare(share, OUTLINE);
    mask[4 * i + 3] = Math.round(255 * (ground + (1 - ground) * thing));
  }
  return sharp(mask, { raw: { width, height, channels: 4 } });
}
