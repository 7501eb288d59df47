/**
 * Remembers which files of `out/` each step after the export wrote. The next build writes only those
 * that differ, and removes those that a step writes no more.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { writeIfChanged } from 'next-islands/files';
import { Mistake } from '@/content/schema/mistake';

/** The folder of the exported site. */
export const OUT = 'out';

/** The folder that Next writes to. The export reads it. */
export const EXPORTED = '.export';

/** The folder of what the next build can use again. It can be deleted at any time. */
export const CACHE = '.next/cache/build';

const LISTS = `${CACHE}/written`;

function readList(file: string): string[] {
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // A build that was stopped may leave half a file.
    return [];
  }
}

/** The files of `out/` that steps after the export wrote. The export keeps them. */
export function writtenFiles(lists = LISTS): string[] {
  if (!existsSync(lists)) return [];
  return readdirSync(lists).flatMap((name) => readList(join(lists, name)));
}

/** Removes a file, and the folders around it that are empty then. */
function remove(path: string, out: string): void {
  rmSync(path, { force: true });
  for (let folder = dirname(path); folder !== out; folder = dirname(folder)) {
    if (!existsSync(folder)) continue;
    if (readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
}

/**
 * Notes the files of a step, and removes those of its last run that it wrote no more.
 *
 * @param names paths from `out/`
 * @throws if `public/`, whose files are served as they are, has one of them
 */
export function noteWritten(
  step: string,
  names: readonly string[],
  { out = OUT, lists = LISTS } = {},
): void {
  const taken = names.find((name) => existsSync(join('public', name)));
  if (taken) {
    throw new Mistake(
      `public/${taken}: the build writes a file of this name itself. Rename yours.`,
    );
  }
  const file = join(lists, `${step}.json`);
  const kept = new Set(names);
  for (const name of readList(file)) if (!kept.has(name)) remove(join(out, name), out);
  mkdirSync(lists, { recursive: true });
  writeFileSync(file, JSON.stringify(names));
}

/**
 * Writes the files of a step into `out/`. Those that stay the same keep their times, and those of its
 * last run that it has no more are removed.
 *
 * @param files texts or bytes by their paths from `out/`
 */
export function writeFiles(
  step: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  { out = OUT, lists = LISTS } = {},
): void {
  for (const [name, content] of files) writeIfChanged(join(out, name), content);
  noteWritten(step, [...files.keys()], { out, lists });
}
