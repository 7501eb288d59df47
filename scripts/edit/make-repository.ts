import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a folder the repository that the CMS wants to work in, if it is none. A downloaded ZIP file has
 * no repository.
 *
 * @returns whether it made one
 */
export function makeRepository(folder: string): boolean {
  const git = join(folder, '.git');
  if (existsSync(git)) return false;
  // Without Git, the folder is enough for the CMS. A later "git init" completes it.
  if (spawnSync('git', ['init', '--quiet'], { cwd: folder }).status !== 0) mkdirSync(git);
  return true;
}
