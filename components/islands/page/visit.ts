import type { Cleanup } from 'next-islands/mount';
import { afterPaint } from './afterPaint';

declare global {
  interface Document {
    /** Whether the page is prerendered and not visited yet. Chromium only. */
    readonly prerendering?: boolean;
  }
}

/**
 * Runs `start` at each visit of this page: now, or once a prerendered page is visited, and each time
 * the page comes back out of the back/forward cache.
 *
 * @param start may return a function that ends it, which runs before the next visit
 * @param isSeen whether `start` changes the first paint; otherwise a prerendered page is painted
 *   first
 * @returns a function that ends it for good
 */
export function onVisit(start: () => Cleanup | undefined, isSeen = false): Cleanup {
  const stop = new AbortController();
  const { signal } = stop;
  let end: Cleanup | undefined;

  function visit() {
    end?.();
    end = start();
  }
  const visitLater = () => afterPaint(() => signal.aborted || visit());

  if (document.prerendering) {
    const then = isSeen ? visit : visitLater;
    document.addEventListener('prerenderingchange', then, { once: true, signal });
  } else visit();
  window.addEventListener('pageshow', ({ persisted }) => persisted && visit(), { signal });
  return () => {
    stop.abort();
    end?.();
  };
}
