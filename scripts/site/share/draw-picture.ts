import sharp from 'sharp';
import { getFallbackWidths } from '@/components/ui/Picture/fallback-widths';
import type { PictureData } from '@/content/schema/picture';

/** A place on the share picture, in pixels. It may extend past the edges. */
export type Place = { left: number; top: number; width: number; height: number };

/** How pictures are drawn on the ground. */
const effects = {
  plain: '',
  /** Its edges fade into the ground. */
  faded: ' mask="url(#fade-x)"',
  /** It casts a shadow right behind itself. */
  raised: ' filter="url(#raised)"',
  /** It casts a shadow from above the ground. */
  floating: ' filter="url(#floating)"',
} as const;

const defineFade = (id: string, direction: string, from: number, to: number, more = '') =>
  `<linearGradient id="${id}-stops" ${direction}><stop stop-color="#fff" stop-opacity="0"/><stop offset="${from}" stop-color="#fff"/><stop offset="${to}" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="${id}" x="0" y="0" width="1" height="1" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#${id}-stops)"${more}/></mask>`;

const defineShadow = (id: string, color: string, drop: number, blur: number) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB"><feDropShadow dx="0" dy="${drop}" stdDeviation="${blur}" flood-color="${color}" flood-opacity="0.6"/></filter>`;

/** Defines the effects in SVG, with the colour of shadows. */
export const defineEffects = (shadow: string) =>
  [
    defineFade('fade-y', 'x2="0" y2="1"', 0.22, 0.84),
    defineFade('fade-x', '', 0.14, 0.86, ' mask="url(#fade-y)"'),
    defineShadow('raised', shadow, 12, 14),
    defineShadow('floating', shadow, 30, 26),
  ].join('');

const getFile = ({ file, widths, width }: PictureData, wanted: number) =>
  `public/pictures/${file}-${getFallbackWidths(widths).find((w) => w >= wanted) ?? width}.webp`;

/** Draws a picture in SVG, with one of the effects. The SVG reader of `sharp` knows no WebP. */
export async function drawPicture(
  picture: PictureData,
  place: Place,
  effect: keyof typeof effects,
): Promise<string> {
  const [left, top, width, height] = [place.left, place.top, place.width, place.height].map(
    Math.round,
  );
  const image = sharp(getFile(picture, width ?? 0)).resize(width, height);
  const data = (await image.png().toBuffer()).toString('base64');
  return `<image x="${left}" y="${top}" width="${width}" height="${height}" href="data:image/png;base64,${data}"${effects[effect]}/>`;
}

/** Finds the clay in a picture without a backdrop. Returns its place as fractions of the size. */
export async function findClay(picture: PictureData): Promise<Place> {
  // A low alpha is a soft shadow.
  const solid = sharp(getFile(picture, 320)).extractChannel('alpha').threshold(201);
  const whole = await solid.png().toBuffer({ resolveWithObject: true });
  const clay = await sharp(whole.data)
    .trim({ background: '#000' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = whole.info;
  return {
    left: -(clay.info.trimOffsetLeft ?? 0) / width,
    top: -(clay.info.trimOffsetTop ?? 0) / height,
    width: clay.info.width / width,
    height: clay.info.height / height,
  };
}
