/**
 * The message of the error that `run` throws.
 *
 * @throws if `run` throws none
 */
export function getErrorMessage(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('Expected an error, but none was thrown.');
}
