import sharp, { type Sharp } from 'sharp';

/** The width of a mask, in pixels. */
const WIDTH = 640;
/** How much of the ground shows at night: far from all things, and how much more beside them. */
const GROUND = { far: 0.17, beside: 0.16 };
/** How far the light of things reaches on the ground, in pixels, and the blurred alpha from which on it is full. */
const GLOW = { blur: 80, full: 130 };
/** The alpha from which on a pixel is of a thing, and all of it. At their outlines things mix with a bright ground. */
const OUTLINE = { from: 0.45, to: 1 };

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
  const glow = await sharp(data, { raw: { width, height, channels: 1 } })
    .blur(GLOW.blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const mask = Buffer.alloc(4 * data.length, 255);
  for (const [i, alpha] of data.entries()) {
    const ground = GROUND.far + GROUND.beside * Math.min(1, (glow[i] ?? 0) / GLOW.full);
    const thing = Math.max(0, (alpha / 255 - OUTLINE.from) / (OUTLINE.to - OUTLINE.from));
    mask[4 * i + 3] = Math.round(255 * (ground + (1 - ground) * thing));
  }
  return sharp(mask, { raw: { width, height, channels: 4 } });
}
