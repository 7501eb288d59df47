/** How long an answer of the mail service is waited for, in milliseconds. */
export const PATIENCE = 30_000;

/** Calls back once after some milliseconds; what it returns calls it off. */
export type After = (ms: number, run: () => void) => () => void;

/** The browser's own timer. */
export const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * Waits for `work` no longer than `ms` milliseconds. The mail library cannot be called off, so
 * what it began goes on: whoever needs to know how it ends listens to `work` itself.
 *
 * @throws what `work` throws, or an error that names `what` and the time
 */
export function within<Result>(
  ms: number,
  what: string,
  work: Promise<Result>,
  timer: After = after,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = timer(ms, () => reject(new Error(`${what} took longer than ${ms / 1000} s.`)));
    work.then(resolve, reject).finally(cancel);
  });
}
