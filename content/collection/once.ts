/**
 * Wraps a function that computes something from files, so that it runs once per process. In `next dev`
 * it runs each time, so that an edit shows on reload.
 */
export function once<T>(read: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    if (process.env.NODE_ENV === 'development') return read();
    kept ??= { value: read() };
    return kept.value;
  };
}
