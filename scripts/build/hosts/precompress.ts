import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

const texts = new Set(mediaTypeList.filter(({ text }) => text).map(({ ending }) => `.${ending}`));
const copies = new Set(Object.keys(encodings).map((ending) => `.${ending}`));

async function filesIn(folder: string, endings: ReadonlySet<string>): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Removes the copies of an earlier build. Servers would send them in place of the new files. */
export async function removeCopies(folder: string): Promise<void> {
  for (const file of await filesIn(folder, copies)) await rm(file);
}

async function writeCopies(file: string): Promise<number> {
  const bytes = await readFile(file);
  const { atime, mtime } = await stat(file);
  let written = 0;
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const copy = await encode(bytes);
    if (copy.length >= bytes.length) continue;
    await writeFile(`${file}.${ending}`, copy);
    // Last-Modified must not depend on the copy that a server sends.
    await utimes(`${file}.${ending}`, atime, mtime);
    written += 1;
  }
  return written;
}

/**
 * Writes compressed copies of a folder's text files, `.br` and `.gz`, where they are smaller. Do not
 * change the folder afterwards.
 *
 * @returns how many copies it wrote
 */
export async function precompress(folder: string): Promise<number> {
  const queue = (await filesIn(folder, texts)).values();
  const worker = async () => {
    let written = 0;
    for (const file of queue) written += await writeCopies(file);
    return written;
  };
  const counts = await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return counts.reduce((sum, count) => sum + count, 0);
}
