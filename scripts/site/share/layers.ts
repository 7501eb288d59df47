import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { getFallbackWidths } from '@/components/ui/Picture/fallback-widths';
import type { PictureData } from '@/content/schema/picture';
import { SHARE_SIZE } from '@/content/schema/share';

/** A place on the share picture, in pixels. It may extend past the edges. */
export type Place = { left: number; top: number; width: number; height: number };

/** A shadow: its colour with an opacity in per cent, its offset downwards and its blur, in pixels. */
export type Shadow = { color: string; drop: number; blur: number };

/** How a picture is drawn on the ground. */
type Effect =
  | { kind: 'plain' }
  /** Its edges fade into the ground. */
  | { kind: 'faded' }
  /** It casts a shadow. */
  | { kind: 'raised'; shadow: Shadow };

/** A layer of a share picture. */
export type Layer =
  | { kind: 'drawing'; svg: string }
  | { kind: 'picture'; picture: PictureData; place: Place; effect: Effect };

const getFile = ({ file, widths, width }: PictureData, wanted: number) =>
  `public/pictures/${file}-${getFallbackWidths(widths).find((w) => w >= wanted) ?? width}.webp`;

/** Creates a layer with an SVG of the share picture's size. */
export const createDrawing = (content: string): Layer => ({
  kind: 'drawing',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">${content}</svg>`,
});

const createMask = ({ width, height }: Place, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );

/** Creates a mask that fades out at both ends of one axis. */
const createFade = (place: Place, axis: 'x' | 'y', from: number, to: number) =>
  createMask(
    place,
    `<linearGradient id="f" ${axis === 'x' ? '' : 'x2="0" y2="1"'}><stop stop-opacity="0"/><stop offset="${from}"/><stop offset="${to}"/><stop offset="1" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#f)"/>`,
  );

const roundPlace = ({ left, top, width, height }: Place): Place => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
});

/** Crops an image to the share picture. sharp refuses overlays that extend past it. */
async function cropToPicture(image: Buffer, { left, top, width, height }: Place) {
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const visible = {
    width: Math.min(width, SHARE_SIZE.width - left) - from.left,
    height: Math.min(height, SHARE_SIZE.height - top) - from.top,
  };
  if (visible.width <= 0 || visible.height <= 0) return [];
  const input = await sharp(image)
    .extract({ ...from, ...visible })
    .toBuffer();
  return [{ input, left: left + from.left, top: top + from.top }];
}

/** Draws the shadow of an image. */
async function createShadow(image: Buffer, place: Place, { color, drop, blur }: Shadow) {
  const [r = 0, g = 0, b = 0, percent = 100] = (color.match(/[\d.]+/g) ?? []).map(Number);
  // A soft shadow extends past its object.
  const reach = 3 * blur;
  const alpha = await sharp(image)
    .extend({ top: reach, bottom: reach, left: reach, right: reach, background: '#0000' })
    .extractChannel('alpha')
    .toBuffer();
  const soft = await sharp(alpha)
    .blur(blur)
    .linear(percent / 100, 0)
    .toBuffer();
  const ground = {
    left: place.left - reach,
    top: place.top - reach + drop,
    width: place.width + 2 * reach,
    height: place.height + 2 * reach,
  };
  const { width, height } = ground;
  const shadow = await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .joinChannel(soft)
    .png()
    .toBuffer();
  return cropToPicture(shadow, ground);
}

/** Draws a layer as overlays for sharp. */
async function createOverlays(layer: Layer): Promise<OverlayOptions[]> {
  if (layer.kind === 'drawing') return [{ input: Buffer.from(layer.svg), left: 0, top: 0 }];
  const { picture, effect } = layer;
  const place = roundPlace(layer.place);
  const resized = sharp(await readFile(getFile(picture, place.width)))
    .ensureAlpha()
    .resize(place.width, place.height, { fit: 'cover', position: 'centre' });
  const masks = {
    plain: () => [],
    raised: () => [],
    faded: () => [createFade(place, 'y', 0.22, 0.84), createFade(place, 'x', 0.14, 0.86)],
  } satisfies Record<Effect['kind'], () => Buffer[]>;
  const image = await resized
    .composite(masks[effect.kind]().map((input) => ({ input, blend: 'dest-in' })))
    .png()
    .toBuffer();
  return [
    ...(effect.kind === 'raised' ? await createShadow(image, place, effect.shadow) : []),
    ...(await cropToPicture(image, place)),
  ];
}

/** Draws the layers from the first to the last, and returns a JPEG. */
export async function flatten(layers: readonly Layer[]): Promise<Buffer> {
  const overlays: OverlayOptions[] = [];
  for (const layer of layers) overlays.push(...(await createOverlays(layer)));
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: '#fff' } })
    .composite(overlays)
    .jpeg(JPEG)
    .toBuffer();
}

/** 4:4:4 keeps the full colour resolution. Otherwise the edges of red type on teal blur. */
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

/** Finds the clay in a picture without a backdrop. Returns its place as fractions of the size. */
export async function findClay(picture: PictureData): Promise<Place> {
  const { data, info } = await sharp(getFile(picture, 320))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A low alpha is a soft shadow.
  const solid = (x: number, y: number) => (data[y * info.width + x] ?? 0) > 200;
  const columns = Array.from({ length: info.width }, (_, x) => x);
  const rows = Array.from({ length: info.height }, (_, y) => y);
  const xs = columns.filter((x) => rows.some((y) => solid(x, y)));
  const ys = rows.filter((y) => columns.some((x) => solid(x, y)));
  const left = (xs.at(0) ?? 0) / info.width;
  const top = (ys.at(0) ?? 0) / info.height;
  return {
    left,
    top,
    width: ((xs.at(-1) ?? info.width) + 1) / info.width - left,
    height: ((ys.at(-1) ?? info.height) + 1) / info.height - top,
  };
}
