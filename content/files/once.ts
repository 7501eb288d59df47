import { tryRead } from '../schema/mistake';

/**
 * Wraps a function that computes something from files, so that it runs once per process, also if it
 * throws a mistake. In `npm run dev` a change to a file loads this module again, and every module that
 * uses it (`next.config.mjs`).
 */
export function once<T>(read: () => T): () => T {
  let kept: ReturnType<typeof tryRead<T>> | undefined;
  return () => {
    kept ??= tryRead(read);
    if ('mistake' in kept) throw kept.mistake;
    return kept.value;
  };
}
