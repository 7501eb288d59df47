import { type EnhancerName, enhancers, type Mount } from './registry';

/** How far outside the screen an element counts as near. */
const NEAR = '300px';
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

const isEnhancer = (name: string | undefined): name is EnhancerName =>
  name !== undefined && Object.hasOwn(enhancers, name);

/**
 * Starts every `data-enhance` element of the page by its own rule.
 *
 * @returns a function that undoes all of it
 */
export function startEnhancers(): () => void {
  const stop = new AbortController();
  const cleanups: (() => void)[] = [];
  const started = new WeakSet<HTMLElement>();

  async function start(element: HTMLElement) {
    const name = element.dataset.enhance;
    if (started.has(element) || !isEnhancer(name)) return;
    started.add(element);
    const module: { default: Mount } = await enhancers[name]();
    if (stop.signal.aborted) return;
    const cleanup = module.default(element);
    if (cleanup) cleanups.push(cleanup);
    element.dataset.enhanced = '';
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        near.unobserve(target);
        start(target);
      }
    },
    { rootMargin: NEAR },
  );

  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    if (element.dataset.when === 'load') start(element);
    else if (element.dataset.when === 'visible') near.observe(element);
    for (const type of INTENT) {
      element.addEventListener(type, () => start(element), {
        once: true,
        passive: true,
        signal: stop.signal,
      });
    }
  }

  return () => {
    stop.abort();
    near.disconnect();
    for (const cleanup of cleanups) cleanup();
  };
}
