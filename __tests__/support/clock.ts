import type { After } from '@/components/islands/delivery/deadline';

/** Lets everything run that waits for no timer, the fake database included. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((next) => setImmediate(next));
}

/** A clock that moves only when a test moves it, with timers of its own. */
export function startClock(start: number) {
  let time = start;
  const timers = new Set<{ at: number; run: () => void }>();
  const after: After = (ms, run) => {
    const timer = { at: time + ms, run };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  const next = (until: number) =>
    [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];

  return {
    now: () => time,
    after,
    /** Moves on by `ms` milliseconds, timer by timer. */
    async pass(ms: number) {
      const until = time + ms;
      await settle();
      for (let timer = next(until); timer; timer = next(until)) {
        timers.delete(timer);
        time = Math.max(time, timer.at);
        timer.run();
        await settle();
      }
      time = until;
    },
    /** Sets the clock to another time, as a person does. Timers do not run. */
    set(to: number) {
      time = to;
    },
    /** How many timers run. */
    timers: () => timers.size,
  };
}
