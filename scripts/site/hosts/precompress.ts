import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../files';
import type { encodings } from './description';
import { getMediaType } from './media-types';

const ENCODERS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} satisfies Record<keyof typeof encodings, (bytes: Buffer) => Promise<Buffer>>;

/**
 * Writes a compressed copy of a file, if it is smaller. It gets the file's time, because Last-Modified
 * must not depend on the copy that a server sends.
 *
 * @returns whether there is a copy
 */
async function writeCopy(
  file: string,
  copy: string,
  encode: (bytes: Buffer) => Promise<Buffer>,
): Promise<boolean> {
  const { atime, mtime } = await stat(file);
  const bytes = await readFile(file);
  const encoded = await encode(bytes);
  if (encoded.length >= bytes.length) return false;
  await writeFile(copy, encoded);
  await utimes(copy, atime, mtime);
  return true;
}

/**
 * Writes compressed copies of a folder's text files, `.br` and `.gz`, where they are smaller. Do not
 * change the folder afterwards.
 *
 * @returns how many copies there are
 */
export async function precompress(folder: string): Promise<number> {
  let copies = 0;
  const queue = filesIn(folder)
    .filter((file) => getMediaType(file).text)
    .values();
  const worker = async () => {
    for (const file of queue) {
      for (const [ending, encode] of Object.entries(ENCODERS)) {
        const copy = `${file}.${ending}`;
        if (await writeCopy(file, copy, encode)) copies += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return copies;
}
