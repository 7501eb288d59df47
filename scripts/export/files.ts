import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folder of the exporter's sheets and drawings. It is in Next's static folder, which hosts cache for a year. */
const OWN_FILES = '_next/static/own';

/** Writes a file, and the folders around it. */
export function writeFile(file: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Writes a sheet or drawing, and returns its address. */
export type WriteOwn = (kind: 'css' | 'svg', text: string) => string;

/** Makes a function that writes files whose names are hashes of their contents. */
export const createOwnWriter =
  (out: string, basePath: string): WriteOwn =>
  (kind, text) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const name = `${OWN_FILES}/${hash}.${kind}`;
    writeFile(join(out, name), text);
    return `${basePath}/${name}`;
  };

/** Lists the files of a folder as paths from it, with forward slashes. Sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
