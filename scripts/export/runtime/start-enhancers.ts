import type { Mount } from './mount';
import { startByRule } from './start-by-rule';

/**
 * Functions that fetch an enhancer, by the names that pages use in `data-enhance`. One that is
 * undefined is switched off in this build.
 */
export type Enhancers = Readonly<Record<string, (() => Promise<Mount>) | undefined>>;

/** Waits for the next task, so that a press which waits is answered first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts the enhancer of every `data-enhance` element by the element's own rule.
 *
 * @returns a function that undoes all of it
 */
export function startEnhancers(enhancers: Enhancers): () => void {
  let running = true;
  const cleanups: (() => void)[] = [];

  async function start(element: HTMLElement) {
    const { enhance: name = '' } = element.dataset;
    const mount = Object.hasOwn(enhancers, name) ? await enhancers[name]?.() : undefined;
    await nextTask();
    if (!mount || !running) return;
    const cleanup = mount(element);
    if (cleanup) cleanups.push(cleanup);
    element.dataset.enhanced = '';
  }

  const stop = startByRule('[data-enhance]', start);
  return () => {
    running = false;
    stop();
    for (const cleanup of cleanups) cleanup();
  };
}
