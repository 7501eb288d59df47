/**
 * Finds what neither the compiler nor the linter finds: mistakes in words, articles, jobs and so on,
 * design tokens that no sheet declares, and pages that lack a file. Lists all of them at once.
 * `npm run build` and `npm run check` fail if there are any.
 */
import './env';
import { checkSite } from './check/site';

const { mistakes, warnings } = await checkSite();
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exit(1);
for (const warning of warnings) console.warn(`check: ${warning}`);
