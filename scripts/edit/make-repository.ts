import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a folder a Git repository, because the CMS opens no other. A downloaded ZIP file is none.
 *
 * @returns whether it made one
 */
export function makeRepository(folder: string, env = process.env): boolean {
  const git = join(folder, '.git');
  // A folder without HEAD is left from a machine without Git. In a worktree, ".git" is a file.
  if (existsSync(join(git, 'HEAD')) || statSync(git, { throwIfNoEntry: false })?.isFile())
    return false;
  const hasGit = spawnSync('git', ['init', '--quiet'], { cwd: folder, env }).status === 0;
  // Without Git, the CMS is content with the folder. The next run completes it if Git is there by then.
  return hasGit || mkdirSync(git, { recursive: true }) !== undefined;
}
