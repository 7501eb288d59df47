import { inView } from 'framer-motion/dom';
import type { Scene } from './scene';

/** An element has left only when it is further outside than its entrance moves it. */
const LEAVE_MARGIN = '96px 0px';
/** A scroll has ended when no scroll event follows within this time. */
const SCROLL_END_MS = 250;

const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

const noop = () => {};

/**
 * Plays each scene when its element comes into view. A scene that is in view at the start does not
 * play; with `repeat` it plays when it comes back into view. Scenes show their first frame only
 * while a visitor scrolls, so that a screenshot of the whole page shows everything. For print, and
 * once a visitor switches reduced motion on, every scene shows its last frame.
 *
 * @returns a function that ends it and shows every last frame
 */
export function playInView(scenes: ReadonlyMap<HTMLElement, Scene>, repeat: boolean): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  if (reducedMotion.matches) return noop;
  const elements = [...scenes.keys()];
  /** The elements off the screen whose scenes have to play. */
  const due = new Set(elements.filter((each) => !isOnScreen(each)));
  /** The elements whose scenes show the first frame. */
  const rewound = new Set<HTMLElement>();
  const stop = new AbortController();
  const { signal } = stop;
  let scrollTimer: ReturnType<typeof setTimeout> | undefined;

  function rewind(element: HTMLElement) {
    if (rewound.has(element) || element.contains(document.activeElement)) return;
    rewound.add(element);
    scenes.get(element)?.rewind();
  }

  function enter(element: Element) {
    if (!(element instanceof HTMLElement)) return;
    due.delete(element);
    if (rewound.delete(element)) scenes.get(element)?.play();
  }

  function leave(element: Element) {
    if (!(element instanceof HTMLElement)) return;
    due.add(element);
    if (scrollTimer !== undefined) rewind(element);
  }

  function finishAll() {
    for (const scene of scenes.values()) scene.finish();
  }

  function onScrollEnd() {
    scrollTimer = undefined;
    // Measures all before it changes one, so that the browser lays the page out once.
    for (const element of [...rewound].filter(isOnScreen)) enter(element);
    for (const element of rewound) scenes.get(element)?.finish();
    rewound.clear();
  }

  function onScroll() {
    if (scrollTimer === undefined) for (const element of due) rewind(element);
    clearTimeout(scrollTimer);
    scrollTimer = setTimeout(onScrollEnd, SCROLL_END_MS);
  }

  const observers = [
    inView(elements, (element) => {
      enter(element);
      return repeat ? noop : undefined;
    }),
  ];
  if (repeat)
    observers.push(inView(elements, (element) => () => leave(element), { margin: LEAVE_MARGIN }));
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  // A scroll has loaded this script.
  onScroll();

  function end() {
    stop.abort();
    clearTimeout(scrollTimer);
    for (const stopObserving of observers) stopObserving();
    finishAll();
  }

  window.addEventListener('beforeprint', finishAll, { signal });
  reducedMotion.addEventListener('change', end, { signal });
  return end;
}
