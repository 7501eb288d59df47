import type { Mount } from 'next-islands/mount';

/** At this anchor our own player shows the film alone. Other players ignore it. */
const PLAYER = 'player';

/**
 * Opens a link to a film's player in the dialog that `data-dialog` names, and plays the film unless
 * the visitor asked for less motion. The dialog's frame is empty before it opens and after it
 * closes, so that nothing loads ahead and nothing plays on.
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

  function createEmpty(): HTMLIFrameElement {
    const next = document.createElement('iframe');
    for (const { name, value } of shown.attributes) {
      if (name !== 'src') next.setAttribute(name, value);
    }
    return next;
  }

  function createFilled(): HTMLIFrameElement {
    const url = new URL(link.href);
    if (!still.matches) url.searchParams.set('autoplay', '1');
    url.hash = PLAYER;
    const next = createEmpty();
    next.src = url.href;
    next.addEventListener('load', listen);
    return next;
  }

  function onKey({ key }: KeyboardEvent) {
    if (key === 'Escape') dialog.close();
  }

  // Keys pressed in the frame do not reach the dialog, so Escape is heard within our own player:
  // once it has loaded, and when the focus moves into it, which this window sees as a `blur`.
  const listen = () => shown.contentDocument?.addEventListener('keydown', onKey);

  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    show(createFilled());
    dialog.showModal();
  }

  function onClose() {
    show(createEmpty());
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
