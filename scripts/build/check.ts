/**
 * Finds what neither the compiler nor the linter finds: mistakes in articles, jobs and so on, design
 * tokens that no sheet declares, pages that lack a file, and a site too large for its host
 * (`DEPLOY_TO`). `npm run build` and `npm run check` fail if there are any.
 */
import './env';
import { readFileSync } from 'node:fs';
import { findPageProblems, readPageFiles } from '@/content/loaders/page-files';
import { findContentProblems } from './check/content';
import { filesIn } from './check/files';
import { checkSize } from './check/size';
import { unknownTokens } from './check/tokens';
import { prepareText } from './discovery/article-texts';

const sources = ['styles', 'app', 'components']
  .flatMap((folder) => filesIn(folder))
  .filter((path) => /\.(scss|tsx?)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const problems = [...findContentProblems(prepareText), ...findPageProblems(readPageFiles())];
for (const problem of problems) console.error(problem);

const unknown = unknownTokens(sources);
for (const { path, line, name, nearest } of unknown) {
  console.error(
    `${path}:${line}: unknown token ${name}. Declare it, or use a known one: ${nearest.join(', ')}.`,
  );
}
if (problems.length > 0 || unknown.length > 0) process.exit(1);
for (const warning of checkSize(process.env)) console.warn(`check: ${warning}`);
