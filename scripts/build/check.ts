/**
 * Finds what neither the compiler nor the linter finds: design tokens that no sheet declares, and
 * pages that lack a file. `npm run build` and `npm run check` fail if there are any.
 */
import { readFileSync } from 'node:fs';
import { findPageProblems, readPageFiles } from '@/content/loaders/page-files';
import { filesIn } from './check/files';
import { unknownTokens } from './check/tokens';

const sources = ['styles', 'app', 'components']
  .flatMap((folder) => filesIn(folder))
  .filter((path) => /\.(scss|tsx?)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const problems = findPageProblems(readPageFiles());
for (const problem of problems) console.error(problem);

const unknown = unknownTokens(sources);
for (const { path, line, name, nearest } of unknown) {
  console.error(
    `${path}:${line}: unknown token ${name}. Declare it, or use a known one: ${nearest.join(', ')}.`,
  );
}
if (problems.length > 0 || unknown.length > 0) process.exit(1);
