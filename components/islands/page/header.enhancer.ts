import type { Mount } from 'next-islands/mount';

/** The scroll position from which the header is sticky (specification, section 9). */
const STICKY_FROM_PX = 245;

/**
 * The screens on which the header and a line of the consent question take at most a third of the height. In `em`,
 * because both grow with the reader's text. `tools/media` repeats it.
 */
const HIGH_ENOUGH = '(min-height: 24em)';

/** Sets `data-stuck` on the page while the header is sticky. The styles do the rest. */
const mount: Mount = () => {
  const root = document.documentElement;
  const high = matchMedia(HIGH_ENOUGH);
  const stop = new AbortController();
  const { signal } = stop;
  const update = () =>
    root.toggleAttribute('data-stuck', high.matches && window.scrollY >= STICKY_FROM_PX);
  update();
  window.addEventListener('scroll', update, { passive: true, signal });
  high.addEventListener('change', update, { signal });
  return () => {
    stop.abort();
    root.removeAttribute('data-stuck');
  };
};

export default mount;
