import type { Mount } from 'next-islands/mount';

/**
 * Plays a video at once if the page's address has `?autoplay=1`, as other players do. If the
 * browser refuses, the visitor still has the controls.
 */
const mount: Mount = (element) => {
  if (!(element instanceof HTMLVideoElement)) return;
  if (new URLSearchParams(location.search).get('autoplay') !== '1') return;
  element.play().catch(() => {});
};

export { mount as default };
