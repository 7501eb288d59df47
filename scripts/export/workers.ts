import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ShortNames } from './class-names';
import type { Replacement } from './page/rewrite';
import { emptySurvey, mergeInto, type Survey } from './page/survey';
import type { ExportSettings } from './settings';
import type { Task, WorkerAnswer, WorkerInput } from './worker';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** The fewest pages that are worth a process of their own. */
const SHARE = 8;

/**
 * Hands a share of the pages to a process of its own. Processes, unlike threads, inherit the loader
 * that reads TypeScript.
 */
function inProcess(input: WorkerInput): Promise<Survey | null> {
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, { serialization: 'advanced' });
    child.once('message', (answer: WorkerAnswer) => {
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.found);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`A worker stopped with code ${code}.`)));
    child.send(input);
  });
}

/** Shares the pages among the processor's cores. */
function onAllPages(
  settings: ExportSettings,
  pages: readonly string[],
  task: Task,
): Promise<(Survey | null)[]> {
  const processes = Math.min(availableParallelism(), Math.ceil(pages.length / SHARE));
  const shares = Array.from({ length: processes }, (_, process) =>
    pages.filter((_page, i) => i % processes === process),
  );
  return Promise.all(shares.map((share) => inProcess({ settings, pages: share, task })));
}

/** Surveys all pages. */
export async function surveyPages(
  settings: ExportSettings,
  pages: readonly string[],
  islandClasses: ReadonlySet<string>,
  shortNames: ShortNames,
): Promise<Survey> {
  const all = emptySurvey();
  const parts = await onAllPages(settings, pages, { kind: 'survey', islandClasses, shortNames });
  for (const part of parts) if (part) mergeInto(all, part);
  return all;
}

/** Rewrites all pages. */
export async function rewritePages(
  settings: ExportSettings,
  pages: readonly string[],
  replacement: Replacement | null,
): Promise<void> {
  await onAllPages(settings, pages, { kind: 'rewrite', replacement });
}
