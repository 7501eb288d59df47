import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PageSettings } from './settings';
import type { Task, TaskKind, WorkerInput, WorkerResult } from './worker';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Fewer pages are not worth another process. */
const MIN_PAGES_PER_WORKER = 8;

/** Runs a task in a worker, and waits for its result. */
function runTask<K extends TaskKind>(
  child: ChildProcess,
  input: WorkerInput<K>,
): Promise<Task[K]['result'][]> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      reject(new Error(`A worker of the export exited with code ${code}.`));
    child.once('error', reject).once('exit', onExit);
    child.once('message', (result: WorkerResult<K>) => {
      child.off('exit', onExit);
      if ('error' in result) reject(new Error(result.error));
      else resolve(result.done);
    });
    child.send(input);
  });
}

/** The worker processes. */
export type Workers = {
  /** Divides pages among the workers, runs a task, and returns the results in the pages' order. */
  run: <K extends TaskKind>(
    kind: K,
    pages: readonly string[],
    shared: Task[K]['shared'],
  ) => Promise<Task[K]['result'][]>;
  end: () => void;
};

/**
 * Starts one worker process for each processor core. They are not threads, because only a process
 * inherits the loader that reads TypeScript.
 *
 * @param pages how many pages there are
 */
export function startWorkers(settings: PageSettings, pages: number): Workers {
  const count = Math.max(
    1,
    Math.min(availableParallelism(), Math.ceil(pages / MIN_PAGES_PER_WORKER)),
  );
  const children = Array.from({ length: count }, () => fork(WORKER, { serialization: 'advanced' }));
  return {
    async run(kind, all, shared) {
      const size = Math.ceil(all.length / count);
      const parts = await Promise.all(
        children.map((child, worker) => {
          const pages = all.slice(worker * size, (worker + 1) * size);
          return runTask(child, { kind, settings, pages, shared });
        }),
      );
      return parts.flat();
    },
    end() {
      for (const child of children) child.kill();
    },
  };
}
