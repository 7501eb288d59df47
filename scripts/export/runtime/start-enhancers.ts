import type { Mount } from './mount';
import { startByRule } from './start-by-rule';

/**
 * Functions that fetch an enhancer, by the names that pages use in `data-enhance`. Undefined switches
 * an enhancer off in this build.
 */
export type Enhancers = Readonly<Record<string, (() => Promise<Mount>) | undefined>>;

/** Waits for the next task, so that the browser can handle a pending press first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts the enhancer of every `data-enhance` element, by the element's start rule.
 *
 * @returns a function that stops all of them
 */
export function startEnhancers(enhancers: Enhancers): () => void {
  const cleanups: (() => void)[] = [];
  const stop = startByRule('[data-enhance]', async (element) => {
    const { enhance: name = '' } = element.dataset;
    const mount = await enhancers[name]?.();
    await nextTask();
    return () => {
      if (!mount) return;
      const cleanup = mount(element);
      if (cleanup) cleanups.push(cleanup);
      element.dataset.enhanced = '';
    };
  });
  return () => {
    stop();
    for (const cleanup of cleanups) cleanup();
  };
}
