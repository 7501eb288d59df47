import { afterPaint } from './afterPaint';

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
 * @param isSeen whether `start` changes what is seen first; otherwise a prerendered page's first
 *   paint does not wait for it
 * @returns a function that ends it
 */
export function onVisit(start: () => void, isSeen = false): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const startLater = () => afterPaint(() => signal.aborted || start());
  if (document.prerendering) {
    const then = isSeen ? start : startLater;
    document.addEventListener('prerenderingchange', then, { once: true, signal });
  } else start();
  window.addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal });
  return () => stop.abort();
}
