import sharp, { type Sharp } from 'sharp';
import type { Source } from './sources';

/** The widths that pages use, from a thumbnail to a 2560 px screen. */
const WIDTHS = [160, 320, 480, 720, 960, 1280, 1600, 2200];

/** The largest width of a picture. A camera's are twice as wide. */
const WIDEST = 2560;

/** The widths for a picture that is `intrinsic` pixels wide: the smaller ones above, and its own. */
const getWidths = (intrinsic: number) => [...WIDTHS.filter((w) => w < intrinsic * 0.92), intrinsic];

/** What pages need to know of a picture. */
export type Measures = {
  width: number;
  height: number;
  /** The widths that it is encoded in. */
  widths: number[];
  /** The colour that a page shows while it loads. Null for a picture with transparent parts. */
  color: string | null;
};

/** Opens the part of a file that a picture shows. A photograph stands upright, as its camera was held. */
export async function openImage(bytes: Buffer, crop: Source['crop']): Promise<Sharp> {
  const image = sharp(bytes, { autoOrient: true });
  if (!crop) return image;
  const { autoOrient: size } = await image.metadata();
  return image.extract({
    left: Math.round(crop.x * size.width),
    top: Math.round(crop.y * size.height),
    width: Math.round(crop.w * size.width),
    height: Math.round(crop.h * size.height),
  });
}

async function getColor(image: Sharp): Promise<string | null> {
  const { isOpaque, channels } = await image.stats();
  if (!isOpaque) return null;
  const hex = channels.slice(0, 3).map((c) => Math.round(c.mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

/** Opens a picture and measures it. Of an animation, it takes the first picture. */
export async function measure(
  bytes: Buffer,
  crop?: Source['crop'],
): Promise<Measures & { image: Sharp }> {
  const image = await openImage(bytes, crop);
  const { data, info } = await image.clone().png().toBuffer({ resolveWithObject: true });
  const width = Math.min(info.width, WIDEST);
  const height = Math.round((info.height * width) / info.width);
  return { image, width, height, widths: getWidths(width), color: await getColor(sharp(data)) };
}
