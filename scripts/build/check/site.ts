import { readFileSync } from 'node:fs';
import { findPageProblems, readPageFiles } from '@/content/loaders/page-files';
import { findContentProblems } from './content';
import { filesIn } from './files';
import { unknownTokens } from './tokens';

/** The design tokens that no sheet declares. */
function findTokenProblems(): string[] {
  const sources = ['styles', 'app', 'components']
    .flatMap((folder) => filesIn(folder))
    .filter((path) => /\.(scss|tsx?)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  return unknownTokens(sources).map(
    ({ path, line, name, nearest }) =>
      `${path}:${line}: unknown token ${name}. Declare it, or use a known one: ${nearest.join(', ')}.`,
  );
}

/** Checks collections, pages and sheets. Words must be right. */
export const findSiteProblems = (): string[] => [
  ...findContentProblems(),
  ...findPageProblems(readPageFiles()),
  ...findTokenProblems(),
];

export { checkSize as findWarnings } from './size';
