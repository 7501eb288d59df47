/** The rules by which an island or an enhancer starts (`data-when`). */
export type When = 'load' | 'visible' | 'scroll' | 'intent' | 'mouse';

/** Within this distance of the screen, an element counts as near. */
const NEAR = '300px';
/** Events that come before a visitor uses an element, or with the first use by a program. */
const INTENT = ['pointerover', 'focusin', 'touchstart', 'click'] as const;
/** What a visitor does before a part that was lost on its way is fetched again. */
const AGAIN = [...INTENT, 'scroll', 'online'];
/** How long a lost part rests, in milliseconds, so that a scroll without a network does not fetch all the time. */
const REST_MS = 1000;
/** Devices on which motion may follow the mouse. */
const MOUSE = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Calls `begin` when the rule is met for `element`. It may call it more than once. */
type Rule = (element: HTMLElement, begin: () => void) => void;

/** Runs `work` after the next paint, so that the control under the visitor's finger reacts first. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

/** Makes the rule that waits for an element to come near the screen. All elements share one observer. */
function nearScreen(signal: AbortSignal): Rule {
  const waiting = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: NEAR },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  return (element, begin) => {
    waiting.set(element, begin);
    observer.observe(element);
  };
}

/** Runs `work` at the first scroll, or at once where the page is scrolled already. */
function whenScrolled(work: () => void, signal: AbortSignal): void {
  const check = () => {
    if (scrollY === 0) return;
    removeEventListener('scroll', check);
    work();
  };
  addEventListener('scroll', check, { passive: true, signal });
  check();
}

/** The start rules, by name. */
function createRules(signal: AbortSignal) {
  const near = nearScreen(signal);
  return {
    /** With the page. */
    load: (_element, begin) => begin(),
    /** When the element comes near the screen. */
    visible: near,
    /** When the element comes near the screen, but not before the visitor scrolls. */
    scroll: (element, begin) => whenScrolled(() => near(element, begin), signal),
    /** At the first hover, focus or touch. `startByRule` listens for these under all rules but `mouse`. */
    intent: () => {},
    /** When a mouse first moves over the element's parent. Never with reduced motion, or on a phone. */
    mouse: ({ parentElement }, begin) => {
      if (!matchMedia(MOUSE).matches) return;
      parentElement?.addEventListener('pointerover', begin, { passive: true, signal });
    },
  } satisfies Record<When, Rule>;
}

/** Fetches what an element needs. Returns the function that starts it. */
type Load = (element: HTMLElement) => Promise<() => void>;

/**
 * Starts each element that matches `selector` once, by the rule in its `data-when`. An element without a
 * rule, or with an unknown one, starts as `visible`. What is lost on its way is fetched again at the
 * visitor's next move, and the element has `data-lost` and hears the event `lost`. Firefox remembers lost
 * modules and fetches them with the next page only.
 *
 * @returns a function that stops waiting
 */
export function startByRule(selector: string, load: Load): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const rules = createRules(signal);
  const isRule = (name: string): name is When => name in rules;
  const listen = (
    target: EventTarget,
    types: readonly string[],
    begin: () => void,
    once = false,
  ) => {
    for (const type of types) target.addEventListener(type, begin, { passive: true, once, signal });
  };

  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { when = '' } = element.dataset;
    const name = isRule(when) ? when : 'visible';
    let begun = false;
    const start = () =>
      load(element).then(
        // What it throws is a bug, and reaches the console by itself.
        (run) => signal.aborted || run(),
        (error) => {
          console.error('A part of the page did not load.', error);
          element.dataset.lost = '';
          element.dispatchEvent(new Event('lost'));
          setTimeout(() => {
            begun = false;
            listen(window, AGAIN, begin, true);
          }, REST_MS);
        },
      );
    const begin = () => {
      if (begun) return;
      begun = true;
      if (name === 'load') start();
      else afterPaint(start);
    };
    rules[name](element, begin);
    if (name !== 'mouse') listen(element, INTENT, begin);
  }
  return () => stop.abort();
}
