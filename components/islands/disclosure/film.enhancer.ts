import type { Mount } from 'next-islands/mount';

declare global {
  interface Window {
    /** TypeScript does not know it yet, and Safari has none. */
    CloseWatcher?: new () => EventTarget;
  }
}

/** The anchor at which our own player fills the frame. Other players ignore it. */
const PLAYER = 'player';

/**
 * Opens a link to a film's player in the dialog that `data-dialog` names. The film plays at once
 * unless the visitor prefers reduced motion. A closed dialog's frame is empty, so nothing loads
 * ahead and nothing plays on.
 */
const mount: Mount = (element) => {
  const target = document.getElementById(element.dataset.dialog ?? '');
  if (!(element instanceof HTMLAnchorElement && target instanceof HTMLDialogElement)) return;
  const frame = target.querySelector('iframe');
  if (!frame) return;
  const link = element;
  const dialog = target;
  const stop = new AbortController();
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let shown = frame;

  // A new element each time, because changing `src` would add the film to the history.
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
    if (!reducedMotion.matches) url.searchParams.set('autoplay', '1');
    url.hash = PLAYER;
    const next = createEmpty();
    next.src = url.href;
    next.addEventListener('load', watchFrame);
    return next;
  }

  function onKey({ key }: KeyboardEvent) {
    if (key === 'Escape') dialog.close();
  }

  // The dialog does not see keys pressed in the frame. So this listens for Escape in our own player,
  // from when it loads or when the focus moves into it, which blurs this window.
  const listenInFrame = () => shown.contentDocument?.addEventListener('keydown', onKey);

  // Chromium's controls of a video keep their keys to themselves, but a close watcher gets their Escape.
  function watchFrame() {
    listenInFrame();
    const inFrame = shown.contentDocument?.defaultView;
    if (inFrame?.CloseWatcher) {
      new inFrame.CloseWatcher().addEventListener('close', () => dialog.close());
    }
  }

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
  window.addEventListener('blur', listenInFrame, { signal: stop.signal });
  link.addEventListener('click', onClick, { signal: stop.signal });
  dialog.addEventListener('close', onClose, { signal: stop.signal });
  return () => {
    stop.abort();
    link.ariaHasPopup = null;
  };
};

export { mount as default };
