import type { Mount } from 'next-islands/mount';
import { afterPaint } from '../page/afterPaint';

/**
 * Makes a dialog modal that opens as a popover without a script: the page behind is inert, focus
 * goes in and comes back. Escape, the backdrop and its close buttons close it.
 */
const mount: Mount = (element) => {
  if (!(element instanceof HTMLDialogElement)) return;
  const dialog = element;
  const stop = new AbortController();

  function open() {
    if (dialog.open) return;
    if (dialog.matches(':popover-open')) dialog.hidePopover();
    dialog.showModal();
  }
  const close = () => dialog.close();

  function onInvoke(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>(`[popovertarget="${dialog.id}"]`);
    if (!button) return;
    event.preventDefault();
    if (dialog.open) afterPaint(close);
    else if (button.getAttribute('popovertargetaction') !== 'hide') afterPaint(open);
  }

  function isOnBackdrop({ target, clientX, clientY }: MouseEvent): boolean {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return target === dialog && !isInside;
  }

  // A selection dragged out of a field ends on the backdrop, and is no press of it.
  let began = false;
  const onPress = (event: PointerEvent) => {
    began = isOnBackdrop(event);
  };
  function onClick(event: MouseEvent) {
    if (began && isOnBackdrop(event)) afterPaint(close);
  }

  const root = document.documentElement;
  /** Marks the page while a dialog is open, so that it does not scroll (`styles/base`). */
  const mark = () =>
    root.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null);
  // Other scripts open and close it as well.
  const observer = new MutationObserver(mark);

  /** The browser may show this page again as it was left. A form that was begun stays open. */
  function onLeave() {
    if (!dialog.querySelector('form')) close();
  }

  observer.observe(dialog, { attributeFilter: ['open'] });
  document.addEventListener('click', onInvoke, { signal: stop.signal });
  dialog.addEventListener('pointerdown', onPress, { signal: stop.signal });
  dialog.addEventListener('click', onClick, { signal: stop.signal });
  window.addEventListener('pagehide', onLeave, { signal: stop.signal });
  return () => {
    stop.abort();
    observer.disconnect();
    mark();
  };
};

export default mount;
