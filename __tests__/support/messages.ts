/** The message of the error that `run` throws. */
export function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('Expected an error, and none was thrown.');
}
