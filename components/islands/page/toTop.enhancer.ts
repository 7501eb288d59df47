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

  function onFocus({ type, target }: FocusEvent) {
    const typing = type === 'focusin' && (target as Element).matches('input, textarea');
    link.toggleAttribute('data-typing', typing);
  }

  link.addEventListener('click', onClick, { signal: stop.signal });
  document.addEventListener('focusin', onFocus, { signal: stop.signal });
  document.addEventListener('focusout', onFocus, { signal: stop.signal });
  return () => stop.abort();
};

export { mount as default };
