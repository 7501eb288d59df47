import { inView } from 'framer-motion/dom';
import type { Scene } from './scene';

/** A part is seen once it stands a little above the lower edge of the screen. */
const SEEN = '0px 0px -12% 0px';
/** It is gone only when it is further outside than parts move, so that none brings itself back. */
const GONE = '96px 0px';

const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

const stay = () => {};

/**
 * Plays each scene when its element comes into view. What a visitor sees already is left alone;
 * with `repeat` it is rewound once it has gone. For print, and from the moment that a visitor asks
 * for less motion, everything stands at its end.
 *
 * @returns a function that ends it, with everything at its end
 */
export function onSight(scenes: ReadonlyMap<HTMLElement, Scene>, repeat: boolean): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  if (still.matches) return stay;
  const elements = [...scenes.keys()];
  const waiting = new Set<Element>();
  const stop = new AbortController();
  const { signal } = stop;

  function rewind(element: HTMLElement) {
    if (waiting.has(element) || element.contains(document.activeElement)) return;
    waiting.add(element);
    scenes.get(element)?.rewind();
  }

  function finish() {
    for (const scene of scenes.values()) scene.finish();
  }

  const watches = [
    inView(
      elements,
      (element) => {
        if (element instanceof HTMLElement && waiting.delete(element)) scenes.get(element)?.play();
        return repeat ? stay : undefined;
      },
      { margin: SEEN },
    ),
  ];
  if (repeat) {
    watches.push(
      inView(elements, (element) => () => element instanceof HTMLElement && rewind(element), {
        margin: GONE,
      }),
    );
  }
  // All are looked at before the first is changed: one layout for all.
  for (const element of elements.filter((each) => !isOnScreen(each))) rewind(element);

  function end() {
    stop.abort();
    for (const unwatch of watches) unwatch();
    finish();
  }

  window.addEventListener('beforeprint', finish, { signal });
  still.addEventListener('change', end, { signal });
  return end;
}
