import { type EnhancerName, enhancers } from './registry';
import { watch } from './watch';

const isEnhancer = (name: string | undefined): name is EnhancerName =>
  name !== undefined && Object.hasOwn(enhancers, name);

/** The next task: a press that waits is answered before it. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts every `data-enhance` element of the page by its own rule.
 *
 * @returns a function that undoes all of it
 */
export function startEnhancers(): () => void {
  let running = true;
  const cleanups: (() => void)[] = [];

  async function start(element: HTMLElement) {
    const name = element.dataset.enhance;
    if (!isEnhancer(name)) return;
    const mount = await enhancers[name]?.();
    await nextTask();
    if (!mount || !running) return;
    const cleanup = mount(element);
    if (cleanup) cleanups.push(cleanup);
    element.dataset.enhanced = '';
  }

  const unwatch = watch('[data-enhance]', start);
  return () => {
    running = false;
    unwatch();
    for (const cleanup of cleanups) cleanup();
  };
}
