import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ShortNames } from './class-names';
import type { Replacement } from './page/rewrite';
import { emptySurvey, mergeInto, type Survey } from './page/survey';
import type { ExportSettings } from './settings';
import type { Task, WorkerInput, WorkerResult } from './worker';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Fewer pages are not worth another process. */
const MIN_PAGES_PER_WORKER = 8;

/** Runs a task in a worker, and waits for its result. */
function runTask(child: ChildProcess, input: WorkerInput): Promise<Survey | null> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      reject(new Error(`A worker of the export exited with code ${code}.`));
    child.once('error', reject).once('exit', onExit);
    child.once('message', (result: WorkerResult) => {
      child.off('exit', onExit);
      if ('error' in result) reject(new Error(result.error));
      else resolve(result.survey);
    });
    child.send(input);
  });
}

/** The worker processes. Each has its share of the pages. */
export type Workers = {
  survey: (islandClasses: ReadonlySet<string>, shortNames: ShortNames) => Promise<Survey>;
  rewrite: (replacement: Replacement | null) => Promise<void>;
  end: () => void;
};

/**
 * Starts one worker process for each processor core, and divides the pages among them. They are not
 * threads, because only a process inherits the loader that reads TypeScript.
 */
export function startWorkers(settings: ExportSettings, pages: readonly string[]): Workers {
  const count = Math.min(availableParallelism(), Math.ceil(pages.length / MIN_PAGES_PER_WORKER));
  const workers = Array.from({ length: count }, (_, worker) => ({
    child: fork(WORKER, { serialization: 'advanced' }),
    share: pages.filter((_page, i) => i % count === worker),
  }));
  const runAll = (task: Task) =>
    Promise.all(
      workers.map(({ child, share }) => runTask(child, { settings, pages: share, task })),
    );

  return {
    async survey(islandClasses, shortNames) {
      const all = emptySurvey();
      const parts = await runAll({ kind: 'survey', islandClasses, shortNames });
      for (const part of parts) if (part) mergeInto(all, part);
      return all;
    },
    async rewrite(replacement) {
      await runAll({ kind: 'rewrite', replacement });
    },
    end() {
      for (const { child } of workers) child.kill();
    },
  };
}
