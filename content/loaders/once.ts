/**
 * Makes a reader of files read once, and keeps the result for the life of the process. `next dev`
 * reads each time, so that an edit shows on reload.
 */
export function once<T>(read: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    if (process.env.NODE_ENV === 'development') return read();
    kept ??= { value: read() };
    return kept.value;
  };
}
