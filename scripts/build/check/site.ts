import { readFileSync } from 'node:fs';
import { findPageProblems, readPageFiles } from '@/content/loaders/page-files';
import { findContentProblems } from './content';
import { findRepeatedFacts, findRepeatedNames } from './facts';
import { filesIn } from './files';
import { checkSize } from './size';
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
  ...findRepeatedFacts(),
  ...findPageProblems(readPageFiles()),
  ...findTokenProblems(),
];

/** What is worth a look, but may be right. */
export const findWarnings = (env: NodeJS.ProcessEnv): string[] => [
  ...checkSize(env),
  ...findRepeatedNames(),
];
