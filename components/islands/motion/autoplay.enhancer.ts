import type { Mount } from 'next-islands/mount';

/**
 * Plays a video at once where the page's address asks for it by `?autoplay=1`, as other sites'
 * players do. Where the browser does not let it, the controls stand there.
 */
const mount: Mount = (element) => {
  if (!(element instanceof HTMLVideoElement)) return;
  if (new URLSearchParams(location.search).get('autoplay') !== '1') return;
  element.play().catch(() => {});
};

export default mount;
