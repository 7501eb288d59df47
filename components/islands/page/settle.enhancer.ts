import type { Mount } from 'next-islands/mount';
import { whenIdle } from './idle';
import { onVisit } from './visit';

/**
 * Lays out and paints the sections that were skipped for the page's first paint: one a frame, while
 * the browser is idle, so that no task is long. A section above the screen waits until a visitor
 * scrolls back: its real height would move what is on the screen.
 */
const mount: Mount = (main) =>
  onVisit(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const skipped = [...main.children, main.nextElementSibling].filter(
      (section) => section instanceof HTMLElement,
    );
    let callOff: (() => void) | undefined;

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
      if (!signal.aborted) callOff = whenIdle(settle);
    }

    next();
    return () => {
      stop.abort();
      callOff?.();
    };
  });

export default mount;
