import sharp, { type Sharp } from 'sharp';

/** The width of a mask, in pixels. */
const WIDTH = 640;
/** How much of the ground shows at night: far from all things, and how much more beside them. */
const GROUND = { far: 0.1, beside: 0.08 };
/** How far the light of things reaches on the ground, in pixels, and the blurred alpha from which on it is full. */
const GLOW = { blur: 80, full: 130 };
/**
 * How far a blur softens outlines, in pixels, and the shares of its greatest alpha nearby at which a thing begins and is
 * whole. Both lie inside of the thing, as its outline has the colour of a bright ground. A thin thing keeps its middle.
 * Where the greatest is less than `least`, there is no thing.
 */
const OUTLINE = { blur: 1.5, nearby: 4, least: 25, from: 0.8, to: 0.97 };

type Alpha = { data: Uint8Array; width: number; height: number };

async function blur({ data, width, height }: Alpha, sigma: number): Promise<Uint8Array> {
  const image = sharp(data, { raw: { width, height, channels: 1 } }).blur(sigma);
  return image.toColourspace('b-w').raw().toBuffer();
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

/**
 * Makes the mask of a picture at night: its things show whole, and of its ground as much as they would light.
 *
 * @param file where the things are, as alpha
 */
export async function makeNightMask(file: string): Promise<Sharp> {
  const { data, info } = await sharp(file)
    .extractChannel('alpha')
    .resize(WIDTH)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const glow = await blur({ data, width, height }, GLOW.blur);
  const soft = await blur({ data, width, height }, OUTLINE.blur);
  const greatest = findGreatest({ data: soft, width, height });
  const mask = Buffer.alloc(4 * data.length, 255);
  for (const [i, alpha] of soft.entries()) {
    const ground = GROUND.far + GROUND.beside * Math.min(1, (glow[i] ?? 0) / GLOW.full);
    const most = greatest[i] ?? 0;
    const share = most < OUTLINE.least ? 0 : Math.min(alpha / most, (data[i] ?? 0) / 255);
    const thing = Math.min(1, Math.max(0, (share - OUTLINE.from) / (OUTLINE.to - OUTLINE.from)));
    mask[4 * i + 3] = Math.round(255 * (ground + (1 - ground) * thing));
  }
  return sharp(mask, { raw: { width, height, channels: 4 } });
}
