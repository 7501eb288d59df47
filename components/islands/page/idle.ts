/** The longest that a busy page is waited for, in milliseconds. */
const PATIENCE = 3_000;
/** The pause where the browser does not tell when it is idle (Safari), in milliseconds. */
const PAUSE = 300;

/**
 * Runs `work` once the page has loaded and the browser has nothing better to do.
 *
 * @returns a function that calls it off
 */
export function whenIdle(work: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const run = () => {
    if (!signal.aborted) work();
  };
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: PATIENCE });
    else setTimeout(run, PAUSE);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => stop.abort();
}
