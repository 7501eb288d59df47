import type { Mount } from 'next-islands/mount';

/** The scroll position from which the header is sticky (specification, section 9). */
const STICKY_FROM_PX = 245;

/** Sets `data-stuck` on the page while the header is sticky. The styles do the rest. */
const mount: Mount = () => {
  const root = document.documentElement;
  const update = () => root.toggleAttribute('data-stuck', window.scrollY >= STICKY_FROM_PX);
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => {
    window.removeEventListener('scroll', update);
    root.removeAttribute('data-stuck');
  };
};

export { mount as default };
