import type { Mount } from 'next-islands/mount';

/**
 * Closes a button's popover when the focus leaves both, and when the visitor leaves the page, because
 * the browser may restore the page as it was. The browser itself opens the popover and exposes its state.
 */
const mount: Mount = (button) => {
  const popover = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!popover) return;
  const onLeave = () => popover.hidePopover();
  function onBlur({ relatedTarget: next }: FocusEvent) {
    if (next instanceof Node && next !== button && !popover?.contains(next)) popover?.hidePopover();
  }
  window.addEventListener('pagehide', onLeave);
  for (const part of [button, popover]) part.addEventListener('focusout', onBlur);
  return () => {
    window.removeEventListener('pagehide', onLeave);
    for (const part of [button, popover]) part.removeEventListener('focusout', onBlur);
  };
};

export { mount as default };
