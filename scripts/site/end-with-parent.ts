/** How often a program looks whether its parent runs, in milliseconds. */
const LOOK_MS = 500;

/**
 * Ends this program when it gets a signal, and when its parent ends: the shell of `npm run` does not
 * pass SIGTERM on. Run the program by `node --import tsx`, because the command tsx is a parent that stays.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(0), LOOK_MS).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(0));
  }
}
