declare global {
  interface Document {
    /** Whether the page is made ready before anyone visits it. Chromium only. */
    readonly prerendering?: boolean;
  }
}

/**
 * Runs `start` at each visit of this page: now, or once a page that was prerendered is visited;
 * and again each time the page comes back out of the back/forward cache, where time stood still.
 *
 * @returns a function that ends it
 */
export function onVisit(start: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true, signal });
  } else start();
  window.addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal });
  return () => stop.abort();
}
