/** How long the mail service may take to answer before a form gives up. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** How long the browser may take for its storage or a lock. */
export const OPEN_TIMEOUT_MS = 3_000;

/** Calls `run` once after `ms` milliseconds. Returns a function that cancels it. */
export type After = (ms: number, run: () => void) => () => void;

/** The browser's own timer. */
export const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * Waits for `work` at most `ms` milliseconds. The mail library cannot be cancelled, so `work` goes
 * on after the deadline.
 *
 * @param what names the work in the error message
 * @throws the reason why `work` failed, or an error after the deadline
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
