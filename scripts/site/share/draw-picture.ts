import sharp from 'sharp';
import type { PictureData } from '@/content/schema/picture';

/** A place on the share picture, in pixels. It may extend past the edges. */
export type Place = { left: number; top: number; width: number; height: number };

/** Draws a PNG in SVG. `effect` is the attribute of a filter or a mask. */
export const drawImage = (png: Buffer, { left, top, width, height }: Place, effect = '') =>
  `<image x="${left}" y="${top}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}" ${effect}/>`;

const resize = ({ file, widths, width: full }: PictureData, width: number) =>
  sharp(`public/pictures/${file}-${widths.find((one) => one >= width) ?? full}.avif`).resize(width);

/** Places a picture so that it fills a box around its focal point. It extends past two of the edges. */
function cover({ width, height, focus = { x: 0.5, y: 0.3 } }: PictureData, box: Place): Place {
  const scale = Math.max(box.width / width, box.height / height);
  return {
    left: box.left + (box.width - width * scale) * focus.x,
    top: box.top + (box.height - height * scale) * focus.y,
    width: width * scale,
    height: height * scale,
  };
}

/** Draws a picture that fills a box with round corners in SVG. */
export async function drawPhotograph(picture: PictureData, box: Place, radius: number) {
  const { left, top, width, height } = box;
  const id = `photograph-${Math.round(left)}`;
  const clip = `<clipPath id="${id}"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}"/></clipPath>`;
  return clip + (await drawPicture(picture, cover(picture, box), `clip-path="url(#${id})"`));
}

/** Draws a picture in SVG. */
export async function drawPicture(picture: PictureData, place: Place, effect?: string) {
  const png = await resize(picture, Math.round(place.width))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return drawImage(png, place, effect);
}

/** Finds the object in a picture without a backdrop. Returns its place as fractions of the size. */
export async function findObject(picture: PictureData): Promise<Place> {
  // A low alpha is a soft shadow.
  const solid = resize(picture, 320).extractChannel('alpha').threshold(201);
  const whole = await solid.png().toBuffer({ resolveWithObject: true });
  const { width, height } = whole.info;
  const { info } = await sharp(whole.data).trim({ background: '#000' }).toBuffer({
    resolveWithObject: true,
  });
  return {
    left: -(info.trimOffsetLeft ?? 0) / width,
    top: -(info.trimOffsetTop ?? 0) / height,
    width: info.width / width,
    height: info.height / height,
  };
}
