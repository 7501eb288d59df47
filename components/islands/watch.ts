/** How far outside the screen an element counts as near. */
const NEAR = '300px';
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Runs `start` for each element that matches `selector`, once, by the element's own rule
 * (`data-when`): with the page, when it comes near the screen, or when a visitor first touches it,
 * whichever comes first.
 *
 * @returns a function that stops watching
 */
export function watch(selector: string, start: (element: HTMLElement) => void): () => void {
  const stop = new AbortController();
  const started = new WeakSet<HTMLElement>();

  function once(element: HTMLElement) {
    if (started.has(element)) return;
    started.add(element);
    near.unobserve(element);
    start(element);
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) once(target);
      }
    },
    { rootMargin: NEAR },
  );

  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { when } = element.dataset;
    if (when === 'load') once(element);
    else if (when === 'visible') near.observe(element);
    for (const type of INTENT) {
      element.addEventListener(type, () => once(element), { passive: true, signal: stop.signal });
    }
  }

  return () => {
    stop.abort();
    near.disconnect();
  };
}
