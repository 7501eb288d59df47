import { setTimeout as sleep } from 'node:timers/promises';
import type { Tab } from './tab';

/** How often the page is asked, and for how long, in milliseconds. */
const EVERY = 50;
const AT_MOST = 20_000;

/**
 * Waits until something holds in the page that shows, whichever that is by then.
 *
 * @throws when it does not in time
 */
export async function until(tab: Tab, holds: (path: string) => boolean, path: string) {
  const end = performance.now() + AT_MOST;
  while (performance.now() < end) {
    // Between two pages nobody answers.
    if (await tab.evaluate(holds, path).catch(() => false)) return;
    await sleep(EVERY);
  }
  throw new Error(`In vain waited ${AT_MOST} ms at ${path} for ${holds}`);
}
