import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends a program and all that it started. It leads a process group of its own. */
function endTree({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended already.
  }
}

/** Finds the line of a program's output that says why it failed: the first error, or the last line. */
function findReason(output: string): string | undefined {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /^(E|Error): /.test(line)) ?? lines.at(-1);
}

/** Waits for the end of a program. Returns null, or why it failed. */
const waitForEnd = (child: ChildProcess, limit: AbortSignal): Promise<string | null> =>
  new Promise((resolve) => {
    const stop = () => endTree(child);
    // The group of its own gets no Ctrl+C from the terminal.
    const quit = () => {
      stop();
      process.exit(1);
    };
    const done = (problem: string | null) => {
      limit.removeEventListener('abort', stop);
      for (const signal of SIGNALS) process.off(signal, quit);
      resolve(limit.aborted ? 'it took too long, so it was stopped.' : problem);
    };
    limit.addEventListener('abort', stop);
    for (const signal of SIGNALS) process.on(signal, quit);
    child.once('error', ({ message }) => done(message));
    child.once('exit', (code) => done(code === 0 ? null : `it ended with code ${code}.`));
  });

/**
 * Runs a program without a keyboard and without a terminal, so that it cannot ask for anything.
 * At the limit it ends the program and all that the program started.
 *
 * @returns null, or one line that says why it failed
 */
export async function runWithin(
  program: string,
  args: readonly string[],
  limit: AbortSignal,
): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'output-'));
  const file = join(folder, 'output.txt');
  // A pipe would stay open as long as a service that the program started.
  const output = openSync(file, 'w');
  try {
    const child = spawn(program, args, {
      stdio: ['ignore', output, output],
      detached: true,
      windowsHide: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const problem = await waitForEnd(child, limit);
    if (problem === null || limit.aborted) return problem;
    return findReason(readFileSync(file, 'utf8')) ?? problem;
  } finally {
    closeSync(output);
    rmSync(folder, { recursive: true });
  }
}
