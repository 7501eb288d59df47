/** How long an answer of the mail service is waited for, in milliseconds. */
export const PATIENCE = 30_000;

/**
 * Waits for `work` no longer than `ms` milliseconds. The mail library cannot be called off, so
 * what it began goes on: whoever needs to know how it ends listens to `work` itself.
 *
 * @throws what `work` throws, or an error that names `what` and the time
 */
export function within<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`${what} took longer than ${ms / 1000} seconds.`));
    const timer = setTimeout(late, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
