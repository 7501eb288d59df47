/**
 * Checks what neither the compiler nor the linter sees: tokens that no sheet declares.
 * `npm run build` and `npm run check` stop where it finds something.
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
  console.error(`${path}:${line}: unknown token ${name}. Nearest known: ${nearest.join(', ')}.`);
}
if (unknown.length > 0) process.exit(1);
