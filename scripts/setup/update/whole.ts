import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Git, setAside } from '../git';

/** The file that stands beside Git's own while files change. */
const getMark = (git: Git, folder: string) =>
  resolve(folder, git(['rev-parse', '--git-path', 'update-begun']));

/**
 * Gives all files the state of `HEAD` again, if an update was killed while it changed them.
 *
 * @returns whether files were set aside
 */
export function undoStopped(git: Git, folder: string): boolean {
  const mark = getMark(git, folder);
  if (!existsSync(mark)) return false;
  const isSetAside = setAside(git, folder, 'npm run update was stopped here');
  rmSync(mark);
  return isSetAside;
}

/**
 * Changes files wholly or not at all. The next update undoes the work of one that was killed.
 *
 * @param change changes files by the function that it is given, which no signal of the terminal stops
 * @throws what went wrong. The files are as they were then
 */
export function changeWholly<T>(git: Git, folder: string, change: (git: Git) => T): T {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) {
    process.once(signal, () => undefined);
  }
  const mark = getMark(git, folder);
  writeFileSync(mark, '');
  try {
    const result = change((args, options) => git(args, { ...options, isApart: true }));
    rmSync(mark);
    return result;
  } catch (error) {
    undoStopped(git, folder);
    throw error;
  }
}
