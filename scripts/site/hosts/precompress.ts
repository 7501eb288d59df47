import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../files';
import { encodings, mediaTypeList } from './description';

type Encoding = keyof typeof encodings;

const ENCODERS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

/** What the last build compressed, by paths from the folder. */
type Known = Readonly<Record<string, Compressed>>;

/** The hash of a file, and the endings of its copies. */
type Compressed = { hash: string; endings: readonly string[] };

const texts = new Set(mediaTypeList.filter(({ text }) => text).map(({ ending }) => `.${ending}`));
const copies = new Set(Object.keys(encodings).map((ending) => `.${ending}`));

const filesWith = (endings: ReadonlySet<string>, folder: string): string[] =>
  filesIn(folder).filter((file) => endings.has(extname(file)));

/** Removes the copies of an earlier build. Servers would send them in place of the new files. */
export async function removeCopies(folder: string): Promise<void> {
  for (const file of filesWith(copies, folder)) await rm(file);
}

/** Writes the copies of a file, where they are smaller. */
async function writeCopies(file: string, bytes: Buffer): Promise<string[]> {
  const { atime, mtime } = await stat(file);
  const endings: string[] = [];
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    await rm(`${file}.${ending}`, { force: true });
    const copy = await encode(bytes);
    if (copy.length >= bytes.length) continue;
    await writeFile(`${file}.${ending}`, copy);
    // Last-Modified must not depend on the copy that a server sends.
    await utimes(`${file}.${ending}`, atime, mtime);
    endings.push(ending);
  }
  return endings;
}

/** Whether a file and its copies are as the last build left them. */
const isCurrent = (file: string, hash: string, known: Compressed | undefined) =>
  known?.hash === hash && known.endings.every((ending) => existsSync(`${file}.${ending}`));

function readKnown(cache: string | undefined): Known {
  if (cache === undefined || !existsSync(cache)) return {};
  try {
    return JSON.parse(readFileSync(cache, 'utf8'));
  } catch {
    // A build that was stopped may leave half a file.
    return {};
  }
}

/**
 * Writes compressed copies of a folder's text files, `.br` and `.gz`, where they are smaller. Do not
 * change the folder afterwards.
 *
 * @param cache the file for what the next build can leave as it is. Without it, all are compressed
 * @returns the paths of all copies from the folder
 */
export async function precompress(folder: string, cache?: string): Promise<string[]> {
  const known = readKnown(cache);
  const now: Record<string, Compressed> = {};
  const queue = filesWith(texts, folder).values();
  const worker = async () => {
    for (const file of queue) {
      const name = relative(folder, file);
      const bytes = await readFile(file);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const before = known[name];
      now[name] =
        before && isCurrent(file, hash, before)
          ? before
          : { hash, endings: await writeCopies(file, bytes) };
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const names = Object.entries(now).flatMap(([name, { endings }]) =>
    endings.map((ending) => `${name}.${ending}`),
  );
  const wanted = new Set(names.map((name) => join(folder, name)));
  for (const file of filesWith(copies, folder)) if (!wanted.has(file)) await rm(file);
  if (cache !== undefined) {
    await mkdir(dirname(cache), { recursive: true });
    await writeFile(cache, JSON.stringify(now));
  }
  return names;
}
