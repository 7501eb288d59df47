import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

type Pixels = { data: Buffer; width: number; height: number };

/** The difference of two pictures. */
export type Difference = {
  /** The share of pixels that differ, from 0 to 1. */
  share: number;
  /** A picture of the differences, as a PNG. */
  picture: Buffer;
};

/** Reads a PNG, and places it at the top left of a canvas of the given size. */
async function readPixels(png: Buffer, width: number, height: number): Promise<Pixels> {
  const { width: own = 0, height: ownHeight = 0 } = await sharp(png).metadata();
  const { data } = await sharp(png)
    .ensureAlpha()
    .extend({ right: width - own, bottom: height - ownHeight, background: '#f0f' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height };
}

/**
 * Compares two PNGs pixel by pixel. If one is larger, its further pixels count as different.
 *
 * @returns null if no pixel differs
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width ?? 0));
  const height = Math.max(...sizes.map((size) => size.height ?? 0));
  const a = await readPixels(before, width, height);
  const b = await readPixels(after, width, height);
  const output = Buffer.alloc(width * height * 4);
  const count = pixelmatch(a.data, b.data, output, width, height, { threshold: 0.1 });
  if (count === 0) return null;
  const raw = { width, height, channels: 4 } as const;
  const picture = await sharp(output, { raw }).png().toBuffer();
  return { share: count / (width * height), picture };
}
