import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** A clock that runs faster than the machine's. */
export type Clock = {
  /** Milliseconds since 1970, as the pages see them. */
  now: () => number;
  /** Waits for so many of its milliseconds. */
  wait: (ms: number) => Promise<void>;
};

/**
 * Makes every page of a context live by a clock `scale` times as fast: its time and its timers.
 *
 * @param real how long the timers are, in milliseconds, that keep to the machine's clock
 */
export async function speedUp(
  context: BrowserContext,
  scale: number,
  real: number,
): Promise<Clock> {
  const start = Date.now();
  await context.addInitScript(
    (by) => {
      const { now } = Date;
      const timer = window.setTimeout.bind(window);
      // Methods: esbuild would give arrow functions their names back by a helper that no page has.
      Object.assign(Date, {
        now() {
          return by.start + (now() - by.start) * by.scale;
        },
      });
      Object.assign(window, {
        setTimeout(run: () => void, ms = 0) {
          return timer(run, ms === by.real ? ms : ms / by.scale);
        },
      });
    },
    { start, scale, real },
  );
  return {
    now: () => start + (Date.now() - start) * scale,
    wait: async (ms) => {
      await pause(ms / scale);
    },
  };
}
