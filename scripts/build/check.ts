/**
 * Finds what neither the compiler nor the linter finds: mistakes in words, articles, jobs and so on,
 * design tokens that no sheet declares, pages that lack a file, and a site too large for its host
 * (`DEPLOY_TO`). `npm run build` and `npm run check` fail if there are any.
 */
import './env';
import { readWords } from '@/content/loaders/words';

/** Ends the check if there are problems. */
function report(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}

const { problems } = await readWords();
report(problems);

// The other checks import words that are wrong, too. So they are loaded after these.
const { findSiteProblems, findWarnings } = await import('./check/site');
report(findSiteProblems());
for (const warning of findWarnings(process.env)) console.warn(`check: ${warning}`);
