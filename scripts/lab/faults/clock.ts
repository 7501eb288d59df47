import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** A clock that is faster than the machine's. */
export type Clock = {
  /** Returns the pages' time, in milliseconds since 1970. */
  now: () => number;
  /** Waits for some milliseconds of the pages' time. */
  wait: (ms: number) => Promise<void>;
};

/**
 * Makes the time and the timers of every page in a context `scale` times as fast.
 *
 * @param real timers of exactly this many milliseconds keep the machine's speed
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
      // Methods, not arrow functions: esbuild wraps named ones in a helper that the page does not have.
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
