import type { Mount } from 'next-islands/mount';

/** Scroll position, in pixels, from which the header is sticky (specification, section 9). */
const STICKY_FROM = 245;

/** Sets `data-stuck` on the page while the header is sticky; the styles do the rest. */
const mount: Mount = () => {
  const root = document.documentElement;
  const update = () => root.toggleAttribute('data-stuck', window.scrollY >= STICKY_FROM);
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => {
    window.removeEventListener('scroll', update);
    root.removeAttribute('data-stuck');
  };
};

export default mount;
