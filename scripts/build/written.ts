/**
 * Remembers which files of `out/` each step after the export wrote. The next build writes only those
 * that differ, and removes those that a step writes no more.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeIfChanged } from 'next-islands/files';

/** The folder of the exported site. */
export const OUT = 'out';

/** The folder that Next writes to. The export reads it. */
export const EXPORTED = '.export';

/** The folder of what the next build can use again. It can be deleted at any time. */
export const CACHE = '.next/cache/build';

const LISTS = `${CACHE}/written`;

function readList<T = string>(file: string): T[] {
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

/** The files of `out/` that a step wrote in the last build. */
export const readWritten = (step: string, lists = LISTS): string[] =>
  readList(join(lists, `${step}.json`));

/**
 * Notes the files of a step, and removes those of its last run that it wrote no more.
 *
 * @param names paths from `out/`
 */
export function noteWritten(
  step: string,
  names: readonly string[],
  { out = OUT, lists = LISTS } = {},
): void {
  const file = join(lists, `${step}.json`);
  const kept = new Set(names);
  for (const name of readWritten(step, lists))
    if (!kept.has(name)) rmSync(join(out, name), { force: true });
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

/** A file that a step derives from others. */
type Derived = {
  /** A hash of all that it is made from. */
  key: string;
  make: () => string;
};

/** The key of a file when it was made, and the hash of its text. */
type Made = { key: string; hash: string };

const hashOf = (bytes: string | Buffer) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** A hash of files and texts, for the key of a derived file. */
export function keyOf(files: readonly string[], texts: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const file of files) if (existsSync(file)) hash.update(readFileSync(file));
  for (const text of texts) hash.update(`${text}\0`);
  return hash.digest('hex').slice(0, 32);
}

const madeFile = (step: string, lists: string) => join(lists, '..', 'made', `${step}.json`);

/** The files that a step derived in the last build, by their paths from `out/`. */
const readMade = (step: string, lists = LISTS): ReadonlyMap<string, Made> =>
  new Map(readList<[string, Made]>(madeFile(step, lists)));

/**
 * Writes the files of a step that take long to make. Makes only those whose key differs from that of
 * the last build, and those that were changed since.
 *
 * @param files by their paths from `out/`
 * @returns how many files it made
 */
export function writeDerived(
  step: string,
  files: ReadonlyMap<string, Derived>,
  { out = OUT, lists = LISTS } = {},
): number {
  const record = madeFile(step, lists);
  const before = readMade(step, lists);
  const now = new Map<string, Made>();
  let count = 0;
  for (const [name, { key, make }] of files) {
    const file = join(out, name);
    const known = before.get(name);
    if (known?.key === key && existsSync(file) && hashOf(readFileSync(file)) === known.hash) {
      now.set(name, known);
      continue;
    }
    const text = make();
    writeIfChanged(file, text);
    now.set(name, { key, hash: hashOf(text) });
    count += 1;
  }
  noteWritten(step, [...files.keys()], { out, lists });
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify([...now]));
  return count;
}
