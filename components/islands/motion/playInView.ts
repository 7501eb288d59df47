import { inView } from 'framer-motion/dom';
import type { Scene } from './scene';

/** An element is seen once it stands a little above the lower edge of the screen. */
const SEEN = '0px 0px -12% 0px';
/** It is gone only when it is further outside than its entrance moves it. */
const GONE = '96px 0px';
/** The pause after the last scroll event that ends a scroll, in milliseconds. */
const REST = 250;

const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

const stay = () => {};

/**
 * Plays each scene when its element comes into view. An element in view already is left alone; with
 * `repeat` its scene plays again after it has been out of view. Scenes wait at their first frame
 * only while a visitor scrolls, so that a screenshot of a page at rest shows everything. For print,
 * and once a visitor asks for less motion, every scene stands at its end.
 *
 * @returns a function that ends it, with everything at its end
 */
export function playInView(scenes: ReadonlyMap<HTMLElement, Scene>, repeat: boolean): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  if (still.matches) return stay;
  const elements = [...scenes.keys()];
  /** Off the screen, and to come in when they are seen. */
  const due = new Set(elements.filter((each) => !isOnScreen(each)));
  /** At their first frame. */
  const waiting = new Set<HTMLElement>();
  const stop = new AbortController();
  const { signal } = stop;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function rewind(element: HTMLElement) {
    if (waiting.has(element) || element.contains(document.activeElement)) return;
    waiting.add(element);
    scenes.get(element)?.rewind();
  }

  function see(element: Element) {
    if (!(element instanceof HTMLElement)) return;
    due.delete(element);
    if (waiting.delete(element)) scenes.get(element)?.play();
  }

  function leave(element: Element) {
    if (!(element instanceof HTMLElement)) return;
    due.add(element);
    if (resting !== undefined) rewind(element);
  }

  function finish() {
    for (const scene of scenes.values()) scene.finish();
  }

  function rest() {
    resting = undefined;
    // All are measured before the first is changed: one layout for all.
    for (const element of [...waiting].filter(isOnScreen)) see(element);
    for (const element of waiting) scenes.get(element)?.finish();
    waiting.clear();
  }

  function onScroll() {
    if (resting === undefined) for (const element of due) rewind(element);
    clearTimeout(resting);
    resting = setTimeout(rest, REST);
  }

  const watches = [
    inView(
      elements,
      (element) => {
        see(element);
        return repeat ? stay : undefined;
      },
      { margin: SEEN },
    ),
  ];
  if (repeat) watches.push(inView(elements, (element) => () => leave(element), { margin: GONE }));
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  // This script comes with a scroll.
  onScroll();

  function end() {
    stop.abort();
    clearTimeout(resting);
    for (const unwatch of watches) unwatch();
    finish();
  }

  window.addEventListener('beforeprint', finish, { signal });
  still.addEventListener('change', end, { signal });
  return end;
}
