import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** A clock that runs faster than the machine's. */
export type Clock = {
  /** Milliseconds since 1970, as the pages see them. */
  now: () => number;
  /** Waits for so many of its milliseconds. */
  wait: (ms: number) => Promise<void>;
};

/** Makes every page of a context live by a clock `scale` times as fast: its time and its timers. */
export async function speedUp(context: BrowserContext, scale: number): Promise<Clock> {
  const start = Date.now();
  await context.addInitScript(
    (by) => {
      const { now } = Date;
      const timer = window.setTimeout.bind(window);
      Date.now = () => by.start + (now() - by.start) * by.scale;
      Object.assign(window, {
        setTimeout: (run: () => void, ms = 0) => timer(run, ms / by.scale),
      });
    },
    { start, scale },
  );
  return {
    now: () => start + (Date.now() - start) * scale,
    wait: async (ms) => {
      await pause(ms / scale);
    },
  };
}
