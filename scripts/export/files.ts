import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folder of the exporter's files. It is in Next's static folder, which hosts cache for a year. */
const OWN_FILES = '_next/static/own';

/** Writes a file of the exporter, and returns its address. */
export type WriteFile = (kind: 'css' | 'svg', text: string) => string;

/**
 * Makes a function that writes files. Each file's name is a hash of its content, so a file that is
 * there already stays.
 *
 * @param onName is told the name of each file
 */
export function createFileWriter(
  out: string,
  basePath: string,
  onName: (name: string) => void = () => {},
): WriteFile {
  mkdirSync(join(out, OWN_FILES), { recursive: true });
  return (kind, text) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const name = `${OWN_FILES}/${hash}.${kind}`;
    writeIfChanged(join(out, name), text);
    onName(name);
    return `${basePath}/${name}`;
  };
}

/** Lists the files of a folder as paths from it, with forward slashes. Sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** Writes a file if its bytes change. Otherwise it keeps its time. */
export function writeIfChanged(file: string, bytes: Uint8Array | string): void {
  const next = Buffer.from(bytes);
  if (existsSync(file) && readFileSync(file).equals(next)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, next);
}

/** Removes the folders below `folder` that hold no file, and the folder itself if it holds none. */
export async function removeEmptyFolders(folder: string): Promise<boolean> {
  let empty = true;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && (await removeEmptyFolders(join(folder, entry.name)))) continue;
    empty = false;
  }
  if (empty) await rm(folder, { recursive: true });
  return empty;
}
