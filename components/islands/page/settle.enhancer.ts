import type { Mount } from 'next-islands/mount';
import { whenIdle } from './idle';
import { onVisit } from './visit';

/**
 * Renders the sections that the first paint skipped (`content-visibility`). It renders one per
 * frame while the browser is idle, so that no task is long. A section above the screen waits for
 * the next scroll, because its real height moves the page.
 */
const mount: Mount = (main) =>
  onVisit(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const skipped = [...main.children, main.nextElementSibling].filter(
      (section) => section instanceof HTMLElement,
    );
    let cancel: (() => void) | undefined;

    function settle() {
      const index = skipped.findIndex((section) => section.getBoundingClientRect().bottom >= 0);
      const [section] = index < 0 ? [] : skipped.splice(index, 1);
      if (section) {
        section.style.contentVisibility = 'visible';
        requestAnimationFrame(next);
      } else if (skipped.length > 0) {
        window.addEventListener('scroll', next, { once: true, passive: true, signal });
      }
    }
    function next() {
      if (!signal.aborted) cancel = whenIdle(settle);
    }

    next();
    return () => {
      stop.abort();
      cancel?.();
    };
  });

export default mount;
