/**
 * Refuses whoever sends sooner after opening the page than anybody can type. It ends as any
 * failure does, fields and all, so that the quickest of people presses once more.
 *
 * @param seconds the least time; null for none
 * @throws an error that names the time
 */
export function refuseHaste(seconds: number | null): void {
  if (seconds !== null && performance.now() < seconds * 1000) {
    throw new Error(`Nothing is sent in the first ${seconds} seconds of a page (timeTrap).`);
  }
}
