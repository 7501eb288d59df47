/**
 * Finds what neither the compiler nor the linter finds: mistakes in words, articles, jobs and so on,
 * design tokens that no sheet declares, and pages that lack a file. Lists all of them at once.
 * `npm run build` and `npm run check` fail if there are any.
 */
import './env';
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages, toLanguageEnv } from './languages';

/** Imports the checks, and with them all modules of content. One that is missing leaves nothing to check. */
async function importChecks() {
  try {
    return await import('./check/site');
  } catch (error) {
    const { code, url } = Object(error);
    if (code !== 'ERR_MODULE_NOT_FOUND' || typeof url !== 'string') throw error;
    const file = relative(process.cwd(), fileURLToPath(url)).replace(/(\.ts)?$/, '.ts');
    console.error(`${file} is missing: another module imports it. Restore it.`);
    process.exit(1);
  }
}

const { checkSite } = await importChecks();
const { mistakes, warnings } = await checkSite();
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exit(1);
for (const warning of warnings) console.warn(`check: ${warning}`);
// A process reads one language.
for (const language of languages) {
  console.log(`check: the language ${language}`);
  const { status } = spawnSync(
    process.execPath,
    [...process.execArgv, 'scripts/site/steps.ts', 'check'],
    {
      stdio: 'inherit',
      env: toLanguageEnv(language),
    },
  );
  if (status !== 0) process.exit(1);
}
