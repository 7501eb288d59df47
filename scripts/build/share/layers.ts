import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import type { PictureData } from '@/content/schema/picture';
import { SHARE_SIZE } from '@/content/schema/share';

/** Where something stands on the picture, in pixels; it may reach past the edges. */
export type Place = { left: number; top: number; width: number; height: number };

/** A shadow: a colour with its strength in per cent, how far down it falls and how soft it is, in pixels. */
export type Shadow = { color: string; drop: number; blur: number };

/** How a picture is laid on the ground. */
type Dress =
  /** As it is. */
  | { kind: 'plain' }
  /** Its edges melt into the ground. */
  | { kind: 'melted' }
  /** With its shadow on what lies under it. */
  | { kind: 'raised'; shadow: Shadow }
  /** In an arch that it fills. */
  | { kind: 'arch' };

/** What a share picture is made of, from the ground up. */
export type Layer =
  | { kind: 'drawing'; svg: string }
  | { kind: 'picture'; picture: PictureData; place: Place; dress: Dress };

const fileOf = ({ file, widths, width }: PictureData, wanted: number) =>
  `public/pictures/${file}-${widths.find((w) => w >= wanted) ?? width}.webp`;

/** An SVG as large as a share picture. */
export const drawing = (content: string): Layer => ({
  kind: 'drawing',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">${content}</svg>`,
});

const mask = ({ width, height }: Place, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );

/** A mask that is clear at both ends of one axis. */
const fade = (place: Place, axis: 'x' | 'y', from: number, to: number) =>
  mask(
    place,
    `<linearGradient id="f" ${axis === 'x' ? '' : 'x2="0" y2="1"'}><stop stop-opacity="0"/><stop offset="${from}"/><stop offset="${to}"/><stop offset="1" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#f)"/>`,
  );

const arch = (place: Place) => {
  const radius = place.width / 2;
  return mask(
    place,
    `<path d="M0 ${place.height}V${radius}A${radius} ${radius} 0 0 1 ${place.width} ${radius}V${place.height}z"/>`,
  );
};

const whole = ({ left, top, width, height }: Place): Place => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
});

/** The part of an image that lies on the picture: sharp takes none that reach past it. */
async function onThePicture(image: Buffer, { left, top, width, height }: Place) {
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const seen = {
    width: Math.min(width, SHARE_SIZE.width - left) - from.left,
    height: Math.min(height, SHARE_SIZE.height - top) - from.top,
  };
  if (seen.width <= 0 || seen.height <= 0) return [];
  const input = await sharp(image)
    .extract({ ...from, ...seen })
    .toBuffer();
  return [{ input, left: left + from.left, top: top + from.top }];
}

async function shadowOf(image: Buffer, place: Place, { color, drop, blur }: Shadow) {
  const [r = 0, g = 0, b = 0, percent = 100] = (color.match(/[\d.]+/g) ?? []).map(Number);
  // A soft shadow reaches past what casts it.
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
  return onThePicture(shadow, ground);
}

async function overlaysOf(layer: Layer): Promise<OverlayOptions[]> {
  if (layer.kind === 'drawing') return [{ input: Buffer.from(layer.svg), left: 0, top: 0 }];
  const { picture, dress } = layer;
  const place = whole(layer.place);
  const resized = sharp(await readFile(fileOf(picture, place.width)))
    .ensureAlpha()
    .resize(place.width, place.height, { fit: 'cover', position: 'centre' });
  const masks = {
    plain: () => [],
    raised: () => [],
    melted: () => [fade(place, 'y', 0.22, 0.84), fade(place, 'x', 0.14, 0.86)],
    arch: () => [arch(place)],
  } satisfies Record<Dress['kind'], () => Buffer[]>;
  const image = await resized
    .composite(masks[dress.kind]().map((input) => ({ input, blend: 'dest-in' })))
    .png()
    .toBuffer();
  return [
    ...(dress.kind === 'raised' ? await shadowOf(image, place, dress.shadow) : []),
    ...(await onThePicture(image, place)),
  ];
}

/** Lays the layers one over the other, and gives the picture as a JPEG. */
export async function flatten(layers: readonly Layer[]): Promise<Buffer> {
  const overlays: OverlayOptions[] = [];
  for (const layer of layers) overlays.push(...(await overlaysOf(layer)));
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: '#fff' } })
    .composite(overlays)
    .jpeg(JPEG)
    .toBuffer();
}

/** Full colour resolution: red type on teal would fray at its edges. */
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

/** The part of a picture without a backdrop that holds its clay, as fractions of its size. */
export async function clayIn(picture: PictureData): Promise<Place> {
  const { data, info } = await sharp(fileOf(picture, 320))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Soft shadows are not clay.
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
