import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Facts } from './page/survey';

/** What the last export knows of a page. */
export type PageRecord = {
  /** The hash of the page as Next wrote it. */
  input: string;
  /** The name of its facts. */
  facts: string;
  /** The hash of all that shaped the exported page. */
  key: string;
  /** The hash of the exported page. */
  output: string;
  /** The digests of the files that it loads, by their addresses. */
  loads: Readonly<Record<string, string>>;
  /** The files that its rules moved to. */
  writes: readonly string[];
};

/** What an export leaves for the next one. */
export type Cache = {
  /** The hash of all that shapes the facts of pages. */
  version: string;
  /** The facts of pages, by their hashes. Pages of one kind share them. */
  facts: Readonly<Record<string, Facts>>;
  /** The pages, by their files' names. */
  pages: Readonly<Record<string, PageRecord>>;
};

const EMPTY: Cache = { version: '', facts: {}, pages: {} };

/** Turns maps and sets into lists, which JSON can hold. */
const plain = (_key: string, value: unknown) =>
  value instanceof Map || value instanceof Set ? [...value] : value;

/** A hash of plain data, maps and sets. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, plain)).digest('hex').slice(0, 32);

/** A hash of a text or of bytes. */
export const hashText = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Reads the cache. It is empty if there is none, or if it has another version. */
export async function readCache(file: string, version: string): Promise<Cache> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { ...EMPTY, version };
  try {
    const cache: Cache = JSON.parse(text);
    return cache.version === version ? cache : { ...EMPTY, version };
  } catch {
    // A build that was stopped may leave half a file. Nothing is lost without it.
    return { ...EMPTY, version };
  }
}

/** Writes the cache. */
export async function writeCache(file: string, cache: Cache): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(cache));
}
