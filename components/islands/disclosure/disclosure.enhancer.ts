import type { Mount } from 'next-islands/mount';

/**
 * Closes a button's popover when the visitor leaves the page, because the browser may restore the
 * page as it was. The browser itself opens the popover and exposes its state.
 */
const mount: Mount = (button) => {
  const popover = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!popover) return;
  const onLeave = () => popover.hidePopover();
  window.addEventListener('pagehide', onLeave);
  return () => window.removeEventListener('pagehide', onLeave);
};

export default mount;
