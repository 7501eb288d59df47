/**
 * Finds design tokens that code uses and no sheet declares. The compiler and the linter do not.
 * `npm run build` and `npm run check` fail if there are any.
 */
import { readFileSync } from 'node:fs';
import { filesIn } from './check/files';
import { unknownTokens } from './check/tokens';

const sources = ['styles', 'app', 'components']
  .flatMap((folder) => filesIn(folder))
  .filter((path) => /\.(scss|tsx?)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const unknown = unknownTokens(sources);
for (const { path, line, name, nearest } of unknown) {
  console.error(
    `${path}:${line}: unknown token ${name}. Declare it, or use a known one: ${nearest.join(', ')}.`,
  );
}
if (unknown.length > 0) process.exit(1);
