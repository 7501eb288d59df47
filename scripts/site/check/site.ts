import { readFileSync } from 'node:fs';
import { readOwnIcon } from '@/components/ui/Icon/readOwnIcon';
import { ownIcons } from '@/content/schema/icon';
import { attempt, listMistakes, Mistake, refuse } from '@/content/schema/mistake';
import { filesIn } from '../files';
import { listCrops } from '../pictures/sources';
import { findPageProblems, readPageFiles } from './page-files';
import { findLostTargets } from './route-targets';
import { unknownTokens } from './tokens';
import { readWords } from './words';

/** Finds the design tokens that no sheet declares. */
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

const refuseAll = (problems: readonly string[]): void =>
  refuse(problems.map((problem) => new Mistake(problem)));

/**
 * Checks content, pages and sheets. Each check runs, whatever the others find.
 *
 * @returns a message for each mistake, and warnings: what is worth a look, but may be right
 */
export async function checkSite(): Promise<{ mistakes: string[]; warnings: string[] }> {
  const warnings: string[] = [];
  // Content is imported while mistakes are listed, because it is read when it is imported.
  const checks: (() => unknown)[] = [
    readWords,
    async () => (await import('./content')).checkContent(),
    async () => (await import('./collections')).checkCollections(),
    () => refuseAll(findPageProblems(readPageFiles())),
    () => refuseAll(findLostTargets()),
    ...ownIcons.map((name) => () => readOwnIcon(name)),
    async () => warnings.push(...(await (await import('./shares')).findLeftOutLines())),
    listCrops,
    async () => {
      const { findRepeatedFacts, findRepeatedNames } = await import('./facts');
      warnings.push(...findRepeatedNames());
      refuseAll(findRepeatedFacts());
    },
    async () => warnings.push(...(await import('./cuts')).findCutWords()),
    async () => warnings.push(...(await import('./waiting')).describeWaiting()),
    () => refuseAll(findTokenProblems()),
  ];
  const mistakes = await listMistakes(async () => {
    for (const check of checks) await attempt(check);
  });
  return { mistakes, warnings };
}
