/**
 * The message of the error that `run` throws.
 *
 * @throws where `run` throws none
 */
export function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('Expected an error, but none was thrown.');
}
