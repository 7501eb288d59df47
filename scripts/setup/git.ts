import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';

type Options = {
  input?: string;
  /** Another file for the index. */
  index?: string;
  /** Whether git goes on when the terminal sends a signal to all programs, as with Ctrl-C. */
  isApart?: boolean;
};

/**
 * Runs git. Returns its output without the last line break.
 *
 * @throws what git printed, if it failed
 */
export type Git = (args: readonly string[], options?: Options) => string;

/** How git runs for the commands of the project: paths as they are, and none of the owner's hooks. */
const SETTINGS = ['-c', 'core.quotePath=false', '-c', 'core.hooksPath=/dev/null'];

/** Makes a function that runs git in a folder. */
export function createGit(folder: string): Git {
  return (args, { input, index, isApart: detached } = {}) => {
    const env = index ? { ...process.env, GIT_INDEX_FILE: resolve(index) } : process.env;
    // Node's manual names "detached" for spawn alone, but spawnSync knows it, too.
    const group = { detached };
    const result = spawnSync('git', [...SETTINGS, ...args], {
      ...group,
      cwd: folder,
      env,
      input,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (result.error) throw new Error(`git does not run: ${result.error.message}. Install it.`);
    if (result.status !== 0) throw new Error(result.stderr.trim() || result.stdout.trim());
    return result.stdout.trimEnd();
  };
}

/** Whether a folder is the root of a repository. */
export function isRepository(git: Git): boolean {
  try {
    return git(['rev-parse', '--show-cdup']) === '';
  } catch {
    return false;
  }
}

/** The locks that Git leaves where it is killed. */
const LOCKS = ['index.lock', 'HEAD.lock'];

/**
 * Gives all files the state of `HEAD` again, after a command that was stopped while it changed them. What
 * stood in them is the newest entry of `git stash list`, so nothing is lost.
 *
 * @returns whether there was something to set aside
 */
export function setAside(git: Git, folder: string, message: string): boolean {
  for (const name of LOCKS) {
    rmSync(resolve(folder, git(['rev-parse', '--git-path', name])), { force: true });
  }
  git(['add', '--all']);
  if (!git(['status', '--porcelain'])) return false;
  git(['stash', 'push', '--quiet', '--message', message]);
  return true;
}
