import { type ChildProcess, fork } from 'node:child_process';
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

/** Asks a process and waits for its answer. */
function ask(child: ChildProcess, input: WorkerInput): Promise<Survey | null> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      reject(new Error(`A worker stopped with code ${code}.`));
    child.once('error', reject).once('exit', onExit);
    child.once('message', (answer: WorkerAnswer) => {
      child.off('exit', onExit);
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.found);
    });
    child.send(input);
  });
}

/** The processes that share the pages. */
export type Workers = {
  survey: (islandClasses: ReadonlySet<string>, shortNames: ShortNames) => Promise<Survey>;
  rewrite: (replacement: Replacement | null) => Promise<void>;
  end: () => void;
};

/**
 * Starts a process for each of the processor's cores, and shares the pages among them. Processes,
 * unlike threads, inherit the loader that reads TypeScript.
 */
export function startWorkers(settings: ExportSettings, pages: readonly string[]): Workers {
  const count = Math.min(availableParallelism(), Math.ceil(pages.length / SHARE));
  const workers = Array.from({ length: count }, (_, worker) => ({
    child: fork(WORKER, { serialization: 'advanced' }),
    share: pages.filter((_page, i) => i % count === worker),
  }));
  const askAll = (task: Task) =>
    Promise.all(workers.map(({ child, share }) => ask(child, { settings, pages: share, task })));

  return {
    async survey(islandClasses, shortNames) {
      const all = emptySurvey();
      const parts = await askAll({ kind: 'survey', islandClasses, shortNames });
      for (const part of parts) if (part) mergeInto(all, part);
      return all;
    },
    async rewrite(replacement) {
      await askAll({ kind: 'rewrite', replacement });
    },
    end() {
      for (const { child } of workers) child.kill();
    },
  };
}
