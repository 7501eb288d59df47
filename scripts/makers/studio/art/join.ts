import { existsSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

/** The size of the masters of the town. The render is larger, and the reduction makes its edges clean. */
const SIZE = { width: 2400, height: 1500, fit: 'fill' } as const;
/** How dark the ground's shadow is, and how soft, in pixels of the master. */
const SHADOW = { opacity: 0.5, blur: 5 };
/** From this part of the height, the river fades out. */
const FADE = 0.76;
/** What is darker adds no light. The noise of dark pixels would triple the size of the file. */
const DARK = 5;

/** The alpha of a pixel that hardly shows, and of one that belongs to a thing. */
const FAINT = 24;
const SOLID = 100;

type Pixels = { data: Buffer; width: number; height: number };

async function readPixels(file: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .resize(SIZE)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const fromPixels = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } });

/** Turns what windows add to the dark into light whose alpha is its brightness. */
export async function makeLight(file: string): Promise<Sharp> {
  const pixels = await readPixels(file);
  const { data } = pixels;
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4);
    const brightest = (Math.max(red, green, blue) * alpha) / 255;
    const scale = brightest > DARK ? alpha / brightest : 0;
    data[i] = Math.min(255, red * scale);
    data[i + 1] = Math.min(255, green * scale);
    data[i + 2] = Math.min(255, blue * scale);
    data[i + 3] = brightest > DARK ? Math.round(brightest) : 0;
  }
  return fromPixels(pixels);
}

/**
 * Carries the colour of things out to the pixels around them that hardly show. Their own is often black, and a
 * smaller copy would mix it into the outline as dark specks.
 */
function carryColourOut({ data, width, height }: Pixels): void {
  const before = Buffer.from(data);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if ((before[at + 3] ?? 0) >= FAINT) continue;
      let nearest = at;
      for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++)
        for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++) {
          const beside = (v * width + u) * 4;
          const alpha = before[beside + 3] ?? 0;
          if (alpha > SOLID && alpha > (before[nearest + 3] ?? 0)) nearest = beside;
        }
      before.copy(data, at, nearest, nearest + 3);
    }
}

/** Stands things on their shadow, and lets what runs out of the picture's lower edge fade out there. */
export async function standOnShadow(file: string, shadow: string): Promise<Sharp> {
  if (!existsSync(shadow)) throw new Error(`${shadow} is missing. Render the shadow first.`);
  const dark = await readPixels(shadow);
  for (let i = 3; i < dark.data.length; i += 4) dark.data[i] = (dark.data[i] ?? 0) * SHADOW.opacity;
  const soft = await fromPixels(dark).blur(SHADOW.blur).png().toBuffer();
  const things = await sharp(file).resize(SIZE).png().toBuffer();
  const whole = await readPixels(
    await sharp(soft)
      .composite([{ input: things }])
      .png()
      .toBuffer(),
  );
  const { data, width, height } = whole;
  for (let y = Math.round(height * FADE); y < height; y++) {
    const t = (y / height - FADE) / (1 - FADE);
    const left = 1 - t * t * (3 - 2 * t);
    for (let i = y * width * 4 + 3; i < (y + 1) * width * 4; i += 4)
      data[i] = Math.round((data[i] ?? 0) * left);
  }
  carryColourOut(whole);
  return fromPixels(whole);
}
