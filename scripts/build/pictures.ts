/**
 * Encodes the site's pictures: every master in `content/pictures/masters` and every crop in
 * `content/pictures/crops.json`, as AVIF and WebP at the widths the pages ask for.
 *
 * File names carry a hash of the source, so a second run with nothing changed encodes nothing.
 * Writes `public/pictures/` and `content/pictures/manifest.json`, which the schema reads.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const MASTERS = 'content/pictures/masters';
const CROPS = 'content/pictures/crops.json';
const MANIFEST = 'content/pictures/manifest.json';
const OUTPUT = 'public/pictures';
/** Part of every hash: raise it when the settings below change. */
const ENCODER = 'v1';
const AVIF = { quality: 56, effort: 4 } as const;
const WEBP = { quality: 80, effort: 5, alphaQuality: 90 } as const;

/** The widths a page may ask for, from a thumbnail to a 2560 px screen. */
const LADDER = [160, 320, 480, 720, 960, 1280, 1600, 2200];

/** The widths in which a picture `intrinsic` pixels wide is kept: the ladder's below it, and its own. */
const getWidths = (intrinsic: number) => [...LADDER.filter((w) => w < intrinsic * 0.92), intrinsic];

/** A part of a master, as fractions of its width and height. */
type Crop = { master: string; x: number; y: number; w: number; h: number };
type Source = { name: string; file: string; crop?: Crop };
type Entry = {
  width: number;
  height: number;
  file: string;
  widths: number[];
  color: string | null;
};

async function sources(): Promise<Source[]> {
  const masters = (await readdir(MASTERS)).filter((f) => /\.(png|webp|jpg)$/.test(f)).sort();
  const fileOf = new Map(masters.map((f) => [basename(f).replace(/\.\w+$/, ''), join(MASTERS, f)]));
  const crops: Record<string, Crop> = existsSync(CROPS)
    ? JSON.parse(await readFile(CROPS, 'utf8'))
    : {};
  const plain = [...fileOf].map(([name, file]) => ({ name, file }));
  const cut = Object.entries(crops).map(([name, crop]) => {
    const file = fileOf.get(crop.master);
    if (!file)
      throw new Error(
        `${CROPS}: "${name}" is cut from "${crop.master}", which is not in ${MASTERS}.`,
      );
    return { name, file, crop };
  });
  return [...plain, ...cut];
}

function open(source: Source, bytes: Buffer, size: { width: number; height: number }): Sharp {
  const image = sharp(bytes);
  const { crop } = source;
  if (!crop) return image;
  return image.extract({
    left: Math.round(crop.x * size.width),
    top: Math.round(crop.y * size.height),
    width: Math.round(crop.w * size.width),
    height: Math.round(crop.h * size.height),
  });
}

/** The colour that stands in a picture's place while it loads; null where it is transparent. */
async function placeholder(image: Sharp): Promise<string | null> {
  const { isOpaque, channels } = await image.clone().stats();
  if (!isOpaque) return null;
  const hex = channels.slice(0, 3).map((c) => Math.round(c.mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

/** The files of an entry. */
const filesOf = ({ file, widths }: Entry) =>
  widths.flatMap((width) => [`${file}-${width}.avif`, `${file}-${width}.webp`]);

/** Measures a picture and encodes it in every width and format. */
async function encode(source: Source, bytes: Buffer, file: string): Promise<Entry> {
  const image = open(source, bytes, await sharp(bytes).metadata());
  const { data, info } = await image.clone().png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const entry = {
    width,
    height,
    file,
    widths: getWidths(width),
    color: await placeholder(sharp(data)),
  };
  for (const one of entry.widths) {
    const resized = image.clone().resize(one);
    await resized
      .clone()
      .avif(AVIF)
      .toFile(join(OUTPUT, `${file}-${one}.avif`));
    await resized
      .clone()
      .webp(WEBP)
      .toFile(join(OUTPUT, `${file}-${one}.webp`));
  }
  return entry;
}

let encoded = 0;
const before: Record<string, Entry> = existsSync(MANIFEST)
  ? JSON.parse(await readFile(MANIFEST, 'utf8'))
  : {};
const manifest: Record<string, Entry> = {};
await mkdir(OUTPUT, { recursive: true });
const there = new Set(await readdir(OUTPUT));

for (const source of await sources()) {
  const bytes = await readFile(source.file);
  const hash = createHash('sha256')
    .update(ENCODER)
    .update(bytes)
    .update(JSON.stringify(source.crop ?? null))
    .digest('hex')
    .slice(0, 8);
  const file = `${source.name}-${hash}`;
  const known = before[source.name];
  const isCurrent = known?.file === file && filesOf(known).every((name) => there.has(name));
  manifest[source.name] = isCurrent ? known : await encode(source, bytes, file);
  if (!isCurrent) encoded += 1;
}

const kept = new Set(Object.values(manifest).flatMap(filesOf));
for (const file of there) if (!kept.has(file)) await rm(join(OUTPUT, file));
const json = `${JSON.stringify(manifest, null, 1)}\n`;
if (!existsSync(MANIFEST) || (await readFile(MANIFEST, 'utf8')) !== json)
  await writeFile(MANIFEST, json);
console.log(`pictures: ${Object.keys(manifest).length} in all, ${encoded} encoded`);
