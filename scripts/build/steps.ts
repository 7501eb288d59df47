/** Runs the steps that its arguments name, one after the other (started by build.ts). */
import './env';
import { timeStep } from './time-step';

// A module of content reads what `pictures` writes, so import each step only after the one before.
for (const name of process.argv.slice(2)) await timeStep(name, () => import(`./${name}.ts`));
