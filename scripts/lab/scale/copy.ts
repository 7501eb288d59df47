import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Next finds these in the folder above the copy, and refuses packages outside of their folder. */
const LEFT_OUT = ['package-lock.json'];

/** Lists the tracked files of the site that are there. */
const trackedFiles = () =>
  execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((name) => name !== '' && !LEFT_OUT.includes(name) && existsSync(name));

/**
 * Copies the site's tracked files, and links its packages.
 *
 * @param folder where the copy goes, inside the project's folder. What stands there is replaced
 * @throws if the folder is outside the project, because Next refuses packages of another folder
 */
export function copySite(folder: string): void {
  const path = relative('.', folder);
  if (path === '' || path.startsWith('..') || path.startsWith(sep)) {
    throw new Error(`${folder} is not inside the project: name a folder such as .scale/500.`);
  }
  rmSync(folder, { recursive: true, force: true });
  for (const name of trackedFiles()) {
    const target = join(folder, name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(name, target);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}
