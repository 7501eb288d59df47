/** Runs the steps that its arguments name, one after the other (started by build.ts). */
import './env';

/** Runs a step, and prints how many seconds it took. The lab's scale table reads these lines. */
async function runStep(name: string): Promise<void> {
  const start = performance.now();
  // A module of content reads what `pictures` writes, so import each step only after the one before.
  await import(`./${name}.ts`);
  console.log(`build: ${name} took ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

for (const name of process.argv.slice(2)) await runStep(name);
