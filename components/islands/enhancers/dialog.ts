import type { Mount } from '../mount';

/**
 * Makes a dialog that opens as a popover without a script a modal one: the page behind is inert,
 * focus goes in and comes back, Escape, the overlay and its close buttons close it.
 */
const mount: Mount = (element) => {
  if (!(element instanceof HTMLDialogElement)) return;
  const dialog = element;
  const stop = new AbortController();

  function onInvoke(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>(`[popovertarget="${dialog.id}"]`);
    if (!button) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else if (button.getAttribute('popovertargetaction') !== 'hide') {
      if (dialog.matches(':popover-open')) dialog.hidePopover();
      dialog.showModal();
    }
  }

  function onOverlay(event: MouseEvent) {
    if (event.target !== dialog) return;
    const box = dialog.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!inside) dialog.close();
  }

  /** Whoever comes back comes back to the page, or to the form that was begun. */
  function onLeave() {
    if (!dialog.querySelector('form')) dialog.close();
  }

  document.addEventListener('click', onInvoke, { signal: stop.signal });
  dialog.addEventListener('click', onOverlay, { signal: stop.signal });
  window.addEventListener('pagehide', onLeave, { signal: stop.signal });
  return () => stop.abort();
};

export default mount;
