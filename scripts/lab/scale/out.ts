import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The files of a built site: when each was written, in milliseconds, by its path. */
export type Files = ReadonlyMap<string, number>;

/** Lists the files of a folder with their times. */
export function readFiles(folder: string): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(folder.length + 1), statSync(file).mtimeMs]));
}

/** Lists the files that a build wrote or removed. */
export function listChanges(before: Files, after: Files): string[] {
  const written = [...after].filter(([name, time]) => before.get(name) !== time);
  const removed = [...before.keys()].filter((name) => !after.has(name));
  return [...written.map(([name]) => name), ...removed].sort();
}

/** The bytes of a page on the wire, with brotli of the best quality. */
export function weighPage(folder: string, page: string): number {
  const file = join(folder, page);
  return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0;
}
