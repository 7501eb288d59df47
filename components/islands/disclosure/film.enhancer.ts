import type { Mount } from 'next-islands/mount';

/** Our own player shows nothing but the film at this anchor; others do not know it. */
const PLAYER = 'player';

/**
 * Makes a link to a film's player open it in the dialog that `data-dialog` names. The dialog's
 * frame is filled when it opens and replaced by an empty one when it closes, so that nothing
 * loads before and nothing plays on. The press of the link plays the film too, unless the visitor
 * asked for less motion.
 */
const mount: Mount = (element) => {
  const named = document.getElementById(element.dataset.dialog ?? '');
  if (!(element instanceof HTMLAnchorElement && named instanceof HTMLDialogElement)) return;
  const frame = named.querySelector('iframe');
  if (!frame) return;
  const link = element;
  const dialog = named;
  const stop = new AbortController();
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let shown = frame;

  // A new element each time: an emptied frame would leave its film in the history.
  function show(next: HTMLIFrameElement) {
    shown.replaceWith(next);
    shown = next;
  }

  function empty(): HTMLIFrameElement {
    const next = document.createElement('iframe');
    for (const { name, value } of shown.attributes) {
      if (name !== 'src') next.setAttribute(name, value);
    }
    return next;
  }

  function filled(): HTMLIFrameElement {
    const url = new URL(link.href);
    if (!still.matches) url.searchParams.set('autoplay', '1');
    url.hash = PLAYER;
    const next = empty();
    next.src = url.href;
    next.addEventListener('load', listen);
    return next;
  }

  function onKey({ key }: KeyboardEvent) {
    if (key === 'Escape') dialog.close();
  }

  // Keys pressed in the frame do not reach the dialog; in a player of our own they can be heard,
  // from when the focus goes there (which takes it from this window), though it still loads.
  const listen = () => shown.contentDocument?.addEventListener('keydown', onKey);

  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    show(filled());
    dialog.showModal();
  }

  function onClose() {
    show(empty());
    link.focus({ preventScroll: true });
  }

  link.ariaHasPopup = 'dialog';
  window.addEventListener('blur', listen, { signal: stop.signal });
  link.addEventListener('click', onClick, { signal: stop.signal });
  dialog.addEventListener('close', onClose, { signal: stop.signal });
  return () => {
    stop.abort();
    link.ariaHasPopup = null;
  };
};

export default mount;
