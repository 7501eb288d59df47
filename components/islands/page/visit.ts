import type { Cleanup } from 'next-islands/mount';
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
 * @param start may return what ends it, before the next visit or for good
 * @param isSeen whether `start` changes what is seen first; otherwise a prerendered page's first
 *   paint does not wait for it
 * @returns a function that ends it
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
