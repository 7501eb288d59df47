import type { Mount } from 'next-islands/mount';

/**
 * Scrolls to the page's top without a new history entry, so that Back leads to the previous page.
 * The focus moves to the page's first link. The styles make the scroll smooth.
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

  link.addEventListener('click', onClick, { signal: stop.signal });
  return () => stop.abort();
};

export default mount;
