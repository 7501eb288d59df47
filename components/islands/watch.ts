/** How far outside the screen an element counts as near. */
const NEAR = '300px';
/** What a visitor does who is about to use an element. */
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;
/** Where motion that follows a mouse has a place. */
const MOUSE = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Runs `work` once the frame that is due has been painted: what was just touched answers first. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

/**
 * Runs `start` for each element that matches `selector`, once, by the element's own rule
 * (`data-when`): when it comes near the screen, with the page, near the screen once it is scrolled,
 * or when a visitor first touches it, whichever comes first; or with the first mouse over its
 * parent, and not otherwise.
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
    if (element.dataset.when === 'load') start(element);
    else afterPaint(() => start(element));
  }

  const listen = (to: HTMLElement | null, type: string, then: () => void) =>
    to?.addEventListener(type, then, { passive: true, signal: stop.signal });

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) once(target);
      }
    },
    { rootMargin: NEAR },
  );

  const late: HTMLElement[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { when = 'visible' } = element.dataset;
    if (when === 'mouse') {
      if (matchMedia(MOUSE).matches)
        listen(element.parentElement, 'pointerover', () => once(element));
      continue;
    }
    if (when === 'load') once(element);
    else if (when === 'visible') near.observe(element);
    else if (when === 'scroll') late.push(element);
    for (const type of INTENT) {
      listen(element, type, () => once(element));
    }
  }

  function onScroll() {
    if (window.scrollY === 0) return;
    window.removeEventListener('scroll', onScroll);
    for (const element of late) if (!started.has(element)) near.observe(element);
  }
  if (late.length > 0) {
    window.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal });
    onScroll();
  }

  return () => {
    stop.abort();
    near.disconnect();
  };
}
