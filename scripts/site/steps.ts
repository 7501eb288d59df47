/** Runs the steps that its arguments name, one after the other (started by build.ts). */
import './env';
import { Mistake } from '@/content/schema/mistake';
import { watchParent } from './end-with-parent';
import { findUnopened, isCode } from './owned-files';
import { timeStep } from './time-step';

watchParent(() => process.exit(1));

const unopened = findUnopened();
if (unopened.some(isCode)) {
  for (const { message } of unopened) console.error(message);
  process.exit(1);
}
for (const name of process.argv.slice(2)) {
  try {
    // A module of content reads what `pictures` writes, so import each step only after the one before.
    await timeStep(name, () => import(`./${name}.ts`));
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
  // A mistake in a picture must not hide those that the check finds.
  if (process.exitCode && !['pictures', 'fonts'].includes(name)) process.exit();
}
