import type { Mount } from 'next-islands/mount';
import { afterPaint } from '../page/afterPaint';

/**
 * Makes a dialog modal that is a popover without a script. The page behind it is inert, and the
 * focus moves in and returns. Escape, the backdrop and the close buttons close it.
 */
const mount: Mount = (element) => {
  if (!(element instanceof HTMLDialogElement)) return;
  const dialog = element;
  const stop = new AbortController();

  function open() {
    if (dialog.open) return;
    // Browsers without popovers do not know the selector.
    if ('popover' in dialog && dialog.matches(':popover-open')) dialog.hidePopover();
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

  // A text selection may start in a field and end on the backdrop. It must not close the dialog.
  let pressedOnBackdrop = false;
  const onPress = (event: PointerEvent) => {
    pressedOnBackdrop = isOnBackdrop(event);
  };
  function onClick(event: MouseEvent) {
    if (pressedOnBackdrop && isOnBackdrop(event)) afterPaint(close);
  }

  const root = document.documentElement;
  /**
   * Marks the page while a dialog is open. The styles then stop it from scrolling, and keep the room of
   * the scrollbar that goes.
   */
  function markPage() {
    const isModal = document.querySelector('dialog[open]') !== null;
    if (isModal === root.hasAttribute('data-modal')) return;
    const room = window.innerWidth - root.clientWidth;
    if (isModal) root.style.setProperty('--scrollbar', `${room}px`);
    else root.style.removeProperty('--scrollbar');
    root.toggleAttribute('data-modal', isModal);
  }
  // Other scripts open and close the dialog too.
  const observer = new MutationObserver(markPage);

  /** Closes the dialog, because the browser may restore this page as it was. Forms stay open. */
  function onLeave() {
    if (!dialog.querySelector('form')) close();
  }

  /** Keeps the dialog open at a form that sends nothing. The browser would close it. */
  function onSubmit(event: SubmitEvent) {
    if (event.target instanceof HTMLFormElement && event.target.method === 'dialog') {
      event.preventDefault();
    }
  }

  observer.observe(dialog, { attributeFilter: ['open'] });
  document.addEventListener('click', onInvoke, { signal: stop.signal });
  dialog.addEventListener('pointerdown', onPress, { signal: stop.signal });
  dialog.addEventListener('click', onClick, { signal: stop.signal });
  dialog.addEventListener('submit', onSubmit, { signal: stop.signal });
  window.addEventListener('pagehide', onLeave, { signal: stop.signal });
  return () => {
    stop.abort();
    observer.disconnect();
    markPage();
  };
};

export { mount as default };
