import type { Mount } from 'next-islands/mount';
import { getHoverTarget, type HoverTarget } from './hoverTarget';

/**
 * Moves the element with the mouse. `data-over` names the kind of element under the mouse. The
 * element is hidden while a visitor types, for touch, and when the mouse leaves the window. The
 * browser's cursor stays visible.
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

  /** Raises the element above the dialog or menu under the mouse. */
  function raise() {
    if (cursor.matches(':popover-open')) cursor.hidePopover();
    cursor.showPopover();
  }

  function follow({ type, target, pointerType, clientX: x, clientY: y }: PointerEvent) {
    if (!(target instanceof Element) || pointerType !== 'mouse') return show(null);
    // Only a movement ends typing. `pointerover` also fires when the page moves under the mouse.
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

export { mount as default };
