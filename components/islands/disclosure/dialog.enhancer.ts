import type { Mount } from 'next-islands/mount';
import { afterPaint } from '../page/afterPaint';

/**
 * Makes a dialog that opens as a popover without a script a modal one: the page behind is inert,
 * focus goes in and comes back, Escape, the overlay and its close buttons close it.
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

  function isOnOverlay({ target, clientX, clientY }: MouseEvent): boolean {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return target === dialog && !isInside;
  }

  // Whoever drags a selection out of a field lets go on the overlay, and means no click on it.
  let began = false;
  const onPress = (event: PointerEvent) => {
    began = isOnOverlay(event);
  };
  function onOverlay(event: MouseEvent) {
    if (began && isOnOverlay(event)) afterPaint(close);
  }

  const root = document.documentElement;
  /** The page behind a dialog does not scroll (`styles/base`). */
  const mark = () =>
    root.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null);
  // Whoever opens or closes it.
  const watched = new MutationObserver(mark);

  /** Whoever comes back comes back to the page, or to the form that was begun. */
  function onLeave() {
    if (!dialog.querySelector('form')) close();
  }

  watched.observe(dialog, { attributeFilter: ['open'] });
  document.addEventListener('click', onInvoke, { signal: stop.signal });
  dialog.addEventListener('pointerdown', onPress, { signal: stop.signal });
  dialog.addEventListener('click', onOverlay, { signal: stop.signal });
  window.addEventListener('pagehide', onLeave, { signal: stop.signal });
  return () => {
    stop.abort();
    watched.disconnect();
    mark();
  };
};

export default mount;
