/**
 * Encodes every master in `content/pictures/masters` and every crop in `content/pictures/crops.json` as
 * AVIF in the widths that pages use, and once as WebP, our own in the colours of the brand. Writes `public/pictures/` and
 * `content/pictures/manifest.json`. File names contain a hash of the source, so a second run encodes
 * only what changed.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isThere } from '@/content/files/locate';
import { listNames, readBytes, readText } from '@/content/files/owner-files';
import { Mistake, refuse } from '@/content/schema/mistake';
import { findRecolouring } from './pictures/clay';
import { hashSource } from './pictures/hash';
import { type Measures, measure } from './pictures/measure';
import { CROPS, findMasterMistakes, listCrops, listWhole, type Source } from './pictures/sources';
import { splitMerge } from './pictures/split-merge';
import { removeStale } from './remove-stale';
import { writeWhole } from './write-whole';

const MANIFEST = 'content/pictures/manifest.json';
const OUTPUT = 'public/pictures';
// After a change of these settings, raise the version in `pictures/hash.ts`.
const AVIF = { quality: 56, effort: 4 } as const;
/** Pictures that fill a screen: home waits for one, and a lower quality does not show in them. */
const WIDE = { from: 2400, quality: 46 } as const;
/** A third of the work for 6 % more bytes: a new colour encodes all delivered pictures at once. */
const RECOLOURED = { ...AVIF, effort: 3 } as const;
const WEBP = { quality: 80, effort: 5, alphaQuality: 90 } as const;

/** The width of the one file in WebP, for search engines and old browsers. */
const WEBP_WIDTH = 1280;

type Entry = Measures & { file: string };

/** The names of a picture's files. */
const getFileNames = ({ file, widths }: Entry) => [
  ...widths.map((width) => `${file}-${width}.avif`),
  `${file}.webp`,
];

/** Measures a picture and encodes it in every width and format. */
async function encode(
  crop: Source['crop'],
  bytes: Buffer,
  file: string,
  settings: typeof AVIF | typeof RECOLOURED,
): Promise<Entry> {
  const { image, width, height, ...rest } = await measure(bytes, crop);
  const entry = { width, height, file, ...rest };
  const quality = width < WIDE.from ? settings.quality : WIDE.quality;
  const avifSettings = { ...settings, quality };
  const encodeAt = async (one: number) => {
    const avif = await image.clone().resize(one).avif(avifSettings).toBuffer();
    await writeWhole(join(OUTPUT, `${file}-${one}.avif`), avif);
  };
  await Promise.all(entry.widths.map(encodeAt));
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
function readManifest(): Record<string, Entry> {
  if (!isThere(MANIFEST)) return {};
  const versions = splitMerge(readText(MANIFEST));
  try {
    return Object.assign({}, ...versions.map((version) => JSON.parse(version)));
  } catch {
    console.warn(`pictures: ${MANIFEST} is not JSON, so all pictures are encoded again`);
    return {};
  }
}

let encoded = 0;
const before = readManifest();
const crops = findCrops();
// Without the crops, all known pictures stay, so that pages can still name them.
const manifest: Record<string, Entry> = crops ? {} : { ...before };
const mistakes = findMasterMistakes();
const existing = new Set(listNames(OUTPUT));
await mkdir(OUTPUT, { recursive: true });

const sources = [...listWhole(), ...(crops ?? [])];
for (const [index, source] of sources.entries()) {
  const bytes = readBytes(source.file);
  const recolouring = findRecolouring(bytes);
  const file = `${source.name}-${hashSource(source, bytes, recolouring?.key)}`;
  const known = before[source.name];
  const isCurrent = known?.file === file && getFileNames(known).every((name) => existing.has(name));
  // A picture takes seconds, and all of them minutes.
  if (!isCurrent)
    console.log(`pictures: encoding ${source.name} (${index + 1} of ${sources.length})`);
  try {
    manifest[source.name] = isCurrent
      ? known
      : recolouring
        ? await encode(source.crop, await recolouring.apply(), file, RECOLOURED)
        : await encode(source.crop, bytes, file, AVIF);
  } catch (error) {
    // A full disk is no mistake of the picture.
    if (error instanceof Error && 'errno' in error) throw error;
    mistakes.push(
      new Mistake(
        `${source.file}: the picture "${source.name}" cannot be encoded (${String(error).split('\n')[0]}). Save the file again as PNG, WebP or JPEG${source.crop ? `, or correct the part in ${CROPS}` : ''}.`,
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
if (!isThere(MANIFEST) || readText(MANIFEST) !== json) await writeWhole(MANIFEST, json);
console.log(`pictures: encoded ${encoded} of ${Object.keys(manifest).length}`);
refuse(mistakes);
