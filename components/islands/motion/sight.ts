import { inView } from 'framer-motion/dom';
import type { Scene } from './scene';

/** A part is seen once it stands a little above the lower edge of the screen. */
const SEEN = '0px 0px -12% 0px';
/** It is gone only when it is further outside than parts move, so that none brings itself back. */
const GONE = '96px 0px';
/** The pause after the last scroll event that ends a scroll, in milliseconds. */
const REST = 250;

const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

const stay = () => {};

/**
 * Plays each scene when its element comes into view. What a visitor sees already is left alone;
 * with `repeat` it is due again once it has gone. Scenes wait at their first frame only while a
 * visitor scrolls: on a page at rest everything can be seen, in a picture of the whole page too.
 * For print, and from the moment that a visitor asks for less motion, everything stands at its end.
 *
 * @returns a function that ends it, with everything at its end
 */
export function onSight(scenes: ReadonlyMap<HTMLElement, Scene>, repeat: boolean): () => void {
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
    // All are looked at before the first is changed: one layout for all.
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
  // It is a scroll that brings this script.
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
