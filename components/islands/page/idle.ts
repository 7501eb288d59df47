/** How long a busy page may delay the work. */
const TIMEOUT_MS = 3_000;
/** The delay in a browser without idle callbacks (Safari). */
const FALLBACK_DELAY_MS = 300;

/**
 * Runs `work` once the page has loaded and the browser is idle.
 *
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const run = () => {
    if (!signal.aborted) work();
  };
  const wait = () => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(run, { timeout: TIMEOUT_MS });
    else setTimeout(run, FALLBACK_DELAY_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => stop.abort();
}
