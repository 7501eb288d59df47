import type { Mount } from 'next-islands/mount';
import { getHoverTarget, type HoverTarget } from './hoverTarget';

/**
 * Moves the element with the mouse and names in `data-over` what the mouse is over. It is hidden
 * while a visitor types, for fingers, and when the mouse leaves the window. The browser's own
 * cursor stays.
 */
const mount: Mount = (cursor) => {
  const stop = new AbortController();
  const { signal } = stop;
  let typing = false;
  let layer: Element | null | undefined;

  function show(over: HoverTarget | null) {
    if (over) cursor.dataset.over = over;
    else delete cursor.dataset.over;
  }

  /** Above the dialog or menu that the mouse came into, or above the page. */
  function raise() {
    if (cursor.matches(':popover-open')) cursor.hidePopover();
    cursor.showPopover();
  }

  function follow({ type, target, pointerType, clientX: x, clientY: y }: PointerEvent) {
    if (!(target instanceof Element) || pointerType !== 'mouse') return show(null);
    // The page may move beneath a mouse that lies still while somebody types.
    if (type === 'pointermove') typing = false;
    const over = typing ? null : getHoverTarget(target, () => document.elementsFromPoint(x, y));
    const within = target.closest('dialog, [popover]');
    if (over && within !== layer) {
      layer = within;
      raise();
    }
    cursor.style.translate = `${x}px ${y}px`;
    show(over);
  }

  function onInput() {
    typing = true;
    show(null);
  }

  function onLeave() {
    layer = undefined;
    show(null);
  }

  document.addEventListener('pointermove', follow, { signal, passive: true });
  document.addEventListener('pointerover', follow, { signal, passive: true });
  document.addEventListener('input', onInput, { signal });
  document.documentElement.addEventListener('pointerleave', onLeave, { signal });
  window.addEventListener('pagehide', onLeave, { signal });
  return () => stop.abort();
};

export default mount;
