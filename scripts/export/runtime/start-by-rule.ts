/** The rules by which an island or an enhancer starts (`data-when`). */
export type When = 'load' | 'visible' | 'scroll' | 'intent' | 'mouse';

/** How far outside the screen an element counts as near. */
const NEAR = '300px';
/** Events that precede the use of an element. */
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;
/** Devices on which motion may follow the mouse. */
const MOUSE = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Calls `begin` once the rule is met for `element`. It may call it more than once. */
type Rule = (element: HTMLElement, begin: () => void) => void;

/** Runs `work` after the next paint, so that what the visitor just touched answers first. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

/** Waits for elements to come near the screen. All share one observer. */
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

/** Runs `work` once the page stands scrolled, at once where it does already. */
function whenScrolled(work: () => void, signal: AbortSignal): void {
  const look = () => {
    if (window.scrollY === 0) return;
    window.removeEventListener('scroll', look);
    work();
  };
  window.addEventListener('scroll', look, { passive: true, signal });
  look();
}

/** Every rule by its name. */
function createRules(signal: AbortSignal) {
  const near = nearScreen(signal);
  return {
    /** With the page. */
    load: (_element, begin) => begin(),
    /** When the element comes near the screen. */
    visible: near,
    /** When the element comes near the screen, but not before the visitor scrolls. */
    scroll: (element, begin) => whenScrolled(() => near(element, begin), signal),
    /** When a visitor first touches the element. This starts it under all rules but `mouse`. */
    intent: () => {},
    /** When a mouse first moves over the element's parent, where motion is welcome: never on a phone. */
    mouse: ({ parentElement }, begin) => {
      if (!matchMedia(MOUSE).matches) return;
      parentElement?.addEventListener('pointerover', begin, { passive: true, signal });
    },
  } satisfies Record<When, Rule>;
}

/**
 * Runs `start` once for each element that matches `selector`, by the rule that the element names in
 * `data-when`. An element without a rule, or with an unknown one, starts as `visible`.
 *
 * @returns a function that stops waiting
 */
export function startByRule(selector: string, start: (element: HTMLElement) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const rules = createRules(signal);
  const isRule = (name: string): name is When => Object.hasOwn(rules, name);

  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { when = '' } = element.dataset;
    const name = isRule(when) ? when : 'visible';
    let begun = false;
    const begin = () => {
      if (begun) return;
      begun = true;
      if (name === 'load') start(element);
      else afterPaint(() => start(element));
    };
    rules[name](element, begin);
    if (name === 'mouse') continue;
    for (const type of INTENT) {
      element.addEventListener(type, begin, { passive: true, signal });
    }
  }
  return () => stop.abort();
}
