/** Runs a step, and prints how many seconds it took. */
export async function timeStep(name: string, run: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await run();
  console.log(`build: ${name} took ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
