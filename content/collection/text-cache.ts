import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Results that are computed from texts, and kept on disk for the next build. */
export type TextCache<T> = {
  /** The result for a text: the kept one, or a new one. */
  get: (text: string) => T;
  /** Writes the results that were asked for since the start, and drops the others. */
  save: () => void;
};

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Creates a cache. Deleting its file is always safe.
 *
 * @param name the file's name in `.next/cache/content`
 * @param sources the files whose code makes the results. A change to one of them empties the cache
 * @param compute makes a result, which must be plain JSON data and depend on the text alone
 */
export function createTextCache<T>(
  name: string,
  sources: readonly string[],
  compute: (text: string) => T,
): TextCache<T> {
  const file = join(process.cwd(), '.next/cache/content', `${name}.json`);
  // A copy of the site may lack the lockfile.
  const found = sources.filter((source) => existsSync(source));
  const version = digest(found.map((source) => readFileSync(source, 'utf8')).join('\n'));
  let kept: ReadonlyMap<string, T> | undefined;
  const used = new Map<string, T>();

  function readKept(): ReadonlyMap<string, T> {
    try {
      const stored: { version: string; results: Record<string, T> } = JSON.parse(
        readFileSync(file, 'utf8'),
      );
      return new Map(stored.version === version ? Object.entries(stored.results) : []);
    } catch {
      // There is no file yet, or a build was stopped while it wrote.
      return new Map();
    }
  }

  return {
    get(text) {
      kept ??= readKept();
      const key = digest(text);
      const result = used.get(key) ?? kept.get(key) ?? compute(text);
      used.set(key, result);
      return result;
    },
    save() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ version, results: Object.fromEntries(used) }));
    },
  };
}
