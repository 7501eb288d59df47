import type { Mount } from 'next-islands/mount';
import { getParts } from './parts';

/**
 * Starts the search when the visitor focuses the field or types in it, or at once if the address or
 * the browser has filled it in. Nothing of the search loads before that.
 */
const mount: Mount = (element) => {
  const found = getParts(element);
  if (!found) return;
  const parts = found;
  const { field, status, words } = parts;
  const stop = new AbortController();
  const { signal } = stop;
  let started = false;

  async function start() {
    if (started) return;
    started = true;
    try {
      const { runSearch } = await import('./runSearch');
      if (!signal.aborted) runSearch(parts, signal);
    } catch {
      started = false;
      status.textContent = words.failed;
    }
  }

  function readAddress() {
    if (signal.aborted) return;
    field.value ||= new URLSearchParams(location.search).get('q') ?? '';
    if (field.value !== '' || document.activeElement === field) start();
  }

  field.addEventListener('focus', start, { signal });
  field.addEventListener('input', start, { signal });
  function readTwice() {
    readAddress();
    // WebKit empties a field with autocomplete="off" after `pageshow`, when Back shows the page again.
    requestAnimationFrame(() => requestAnimationFrame(readAddress));
  }

  readTwice();
  window.addEventListener('pageshow', readTwice, { signal });
  return () => stop.abort();
};

export { mount as default };
