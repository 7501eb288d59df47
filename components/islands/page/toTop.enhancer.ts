import type { Mount } from 'next-islands/mount';

/**
 * Scrolls to the page's top without a new history entry, so that Back leads to the previous page.
 * The focus moves to the page's first link. The styles make the scroll smooth. While a visitor types in a
 * field, the link has `data-typing`.
 */
const mount: Mount = (link) => {
  const stop = new AbortController();

  function onClick(event: MouseEvent) {
    // With these keys the link opens in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window.scrollTo({ top: 0 });
    document.querySelector('a')?.focus({ preventScroll: true });
  }

  const showTyping = (focused: Element | null) =>
    link.toggleAttribute('data-typing', focused?.matches('input, textarea') ?? false);

  // A visitor may have been faster than this script.
  showTyping(document.activeElement);
  link.addEventListener('click', onClick, { signal: stop.signal });
  document.addEventListener('focusin', () => showTyping(document.activeElement), {
    signal: stop.signal,
  });
  document.addEventListener('focusout', () => showTyping(null), { signal: stop.signal });
  return () => stop.abort();
};

export { mount as default };
