/**
 * Wraps a function that computes something from files, so that it runs once per process. In `npm run
 * dev` a change to a file loads this module again, and every module that uses it (`next.config.mjs`).
 */
export function once<T>(read: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: read() };
    return kept.value;
  };
}
