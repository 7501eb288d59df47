import { spawnSync } from 'node:child_process';

/**
 * Runs git. Returns its output without the last line break. `index` names another file for the index.
 *
 * @throws what git printed, if it failed
 */
export type Git = (args: readonly string[], options?: { input?: string; index?: string }) => string;

/** Makes a function that runs git in a folder. */
export function createGit(folder: string): Git {
  return (args, { input, index } = {}) => {
    const env = index ? { ...process.env, GIT_INDEX_FILE: index } : process.env;
    const result = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
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
