import type { Cleanup } from 'next-islands/mount';
import { afterPaint } from './afterPaint';

declare global {
  interface Document {
    /** Whether the page is prerendered and not yet visited. Chromium only. */
    readonly prerendering?: boolean;
  }
}

/**
 * Runs `start` at each visit of this page: now, or when a prerendered page is activated, and each
 * time the page comes back from the back/forward cache.
 *
 * @param start may return a cleanup, which runs before the next visit
 * @param beforePaint whether `start` runs before an activated page is painted. By default it runs
 *   after.
 * @returns a function that runs the last cleanup and starts no further visit
 */
export function onVisit(start: () => Cleanup | undefined, beforePaint = false): Cleanup {
  const stop = new AbortController();
  const { signal } = stop;
  let end: Cleanup | undefined;

  function visit() {
    end?.();
    end = start();
  }
  const visitLater = () => afterPaint(() => signal.aborted || visit());

  if (document.prerendering) {
    const then = beforePaint ? visit : visitLater;
    document.addEventListener('prerenderingchange', then, { once: true, signal });
  } else visit();
  window.addEventListener('pageshow', ({ persisted }) => persisted && visit(), { signal });
  return () => {
    stop.abort();
    end?.();
  };
}
