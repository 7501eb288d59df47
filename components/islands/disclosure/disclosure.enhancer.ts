import type { Mount } from 'next-islands/mount';

/**
 * Closes the popover of a button when its page is left, because the browser may show that page again
 * as it was. The browser itself opens the popover and exposes its state.
 */
const mount: Mount = (button) => {
  const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!target) return;
  const onLeave = () => target.hidePopover();
  window.addEventListener('pagehide', onLeave);
  return () => window.removeEventListener('pagehide', onLeave);
};

export default mount;
