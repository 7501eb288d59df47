/**
 * Encodes every master in `content/pictures/masters` and every crop in `content/pictures/crops.json` as
 * AVIF in the widths that pages use, and once as WebP. Writes `public/pictures/` and
 * `content/pictures/manifest.json`. File names contain a hash of the source, so a second run encodes
 * only what changed.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { Mistake, refuse } from '@/content/schema/mistake';
import { CROPS, findMasterMistakes, listCrops, listWhole, type Source } from './pictures/sources';
import { splitMerge } from './pictures/split-merge';
import { removeStale } from './remove-stale';
import { writeWhole } from './write-whole';

const MANIFEST = 'content/pictures/manifest.json';
const OUTPUT = 'public/pictures';
/** Part of every hash. Raise it when you change the settings below. */
const ENCODER = 'v1';
const AVIF = { quality: 56, effort: 4 } as const;
const WEBP = { quality: 80, effort: 5, alphaQuality: 90 } as const;

/** The width of the one file in WebP, for search engines and old browsers. */
const WEBP_WIDTH = 1280;

/** The widths that pages use, from a thumbnail to a 2560 px screen. */
const WIDTHS = [160, 320, 480, 720, 960, 1280, 1600, 2200];

/** The largest width of a picture. A camera's are twice as wide. */
const WIDEST = 2560;

/** The widths for a picture that is `intrinsic` pixels wide: the smaller ones above, and its own. */
const getWidths = (intrinsic: number) => [...WIDTHS.filter((w) => w < intrinsic * 0.92), intrinsic];

type Entry = {
  width: number;
  height: number;
  file: string;
  widths: number[];
  color: string | null;
};

/** Opens the part of a file that a picture shows. A photograph stands upright, as its camera was held. */
async function openImage({ crop }: Source, bytes: Buffer): Promise<Sharp> {
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

/** The colour that a page shows while a picture loads. Null for a transparent picture. */
async function placeholder(image: Sharp): Promise<string | null> {
  const { isOpaque, channels } = await image.clone().stats();
  if (!isOpaque) return null;
  const hex = channels.slice(0, 3).map((c) => Math.round(c.mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

/** The names of a picture's files. */
const getFileNames = ({ file, widths }: Entry) => [
  ...widths.map((width) => `${file}-${width}.avif`),
  `${file}.webp`,
];

/** Measures a picture and encodes it in every width and format. */
async function encode(source: Source, bytes: Buffer, file: string): Promise<Entry> {
  const image = await openImage(source, bytes);
  const { data, info } = await image.clone().png().toBuffer({ resolveWithObject: true });
  const width = Math.min(info.width, WIDEST);
  const height = Math.round((info.height * width) / info.width);
  const entry = {
    width,
    height,
    file,
    widths: getWidths(width),
    color: await placeholder(sharp(data)),
  };
  for (const one of entry.widths) {
    const avif = await image.clone().resize(one).avif(AVIF).toBuffer();
    await writeWhole(join(OUTPUT, `${file}-${one}.avif`), avif);
  }
  const webp = image.clone().resize(Math.min(width, WEBP_WIDTH)).webp(WEBP);
  await writeWhole(join(OUTPUT, `${file}.webp`), await webp.toBuffer());
  return entry;
}

/** The crops. Undefined if their file has mistakes, which the check lists. */
function findCrops(): Source[] | undefined {
  try {
    return listCrops();
  } catch (error) {
    if (error instanceof Mistake) return undefined;
    throw error;
  }
}

/**
 * What the last run wrote. Two people who add pictures both change the end of the file. If Git could
 * not merge it, the entries of both count, because each is compared with its picture.
 */
async function readManifest(): Promise<Record<string, Entry>> {
  if (!existsSync(MANIFEST)) return {};
  const versions = splitMerge(await readFile(MANIFEST, 'utf8'));
  try {
    return Object.assign({}, ...versions.map((version) => JSON.parse(version)));
  } catch {
    console.warn(`pictures: ${MANIFEST} is not JSON, so all pictures are encoded again`);
    return {};
  }
}

let encoded = 0;
const before = await readManifest();
const crops = findCrops();
// Without the crops, all known pictures stay, so that pages can still name them.
const manifest: Record<string, Entry> = crops ? {} : { ...before };
const mistakes = findMasterMistakes();
await mkdir(OUTPUT, { recursive: true });
const existing = new Set(await readdir(OUTPUT));

for (const source of [...listWhole(), ...(crops ?? [])]) {
  const bytes = await readFile(source.file);
  const hash = createHash('sha256')
    .update(ENCODER)
    .update(bytes)
    .update(JSON.stringify(source.crop ?? null))
    .digest('hex')
    .slice(0, 8);
  const file = `${source.name}-${hash}`;
  const known = before[source.name];
  const isCurrent = known?.file === file && getFileNames(known).every((name) => existing.has(name));
  try {
    manifest[source.name] = isCurrent ? known : await encode(source, bytes, file);
  } catch (error) {
    // A full disk is no mistake of the picture.
    if (error instanceof Error && 'errno' in error) throw error;
    mistakes.push(
      new Mistake(
        `${source.file}: the picture "${source.name}" cannot be encoded (${String(error)}). Save the file again as PNG, WebP or JPEG, or correct the part in ${CROPS}.`,
      ),
    );
    if (known) manifest[source.name] = known;
    continue;
  }
  if (!isCurrent) encoded += 1;
}

const kept = new Set(Object.values(manifest).flatMap(getFileNames));
await removeStale(OUTPUT, /-[\da-f]{8}(-\d+)?\.(avif|webp)$/, kept);
const json = `${JSON.stringify(manifest, null, 1)}\n`;
if (!existsSync(MANIFEST) || (await readFile(MANIFEST, 'utf8')) !== json)
  await writeWhole(MANIFEST, json);
console.log(`pictures: encoded ${encoded} of ${Object.keys(manifest).length}`);
refuse(mistakes);
