/** How long a busy page may delay the work, in milliseconds. */
const PATIENCE = 3_000;
/** The pause in a browser without idle callbacks (Safari), in milliseconds. */
const PAUSE = 300;

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
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: PATIENCE });
    else setTimeout(run, PAUSE);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => stop.abort();
}
