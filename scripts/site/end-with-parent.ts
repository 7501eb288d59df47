/** How often a program looks whether its parent runs, in milliseconds. */
const LOOK_MS = 500;

/** Calls a function when the parent of this program ends, which it may do without a signal to its children. */
export function watchParent(end: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), LOOK_MS).unref();
}

/**
 * Ends this program when it gets a signal, and when its parent ends: the shell of `npm run` does not
 * pass SIGTERM on. Run the program by `node --import tsx`, because the command tsx is a parent that stays.
 *
 * @param end ends the program in another way
 */
export function endWithParent(end: () => void = () => process.exit(0)): void {
  watchParent(end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) {
    process.once(signal, end);
  }
}
