import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs the package of the editor if it is not there.
 *
 * @throws an error with the line to type if that fails
 */
export function bringPackage(): void {
  if (existsSync('scripts/edit/node_modules/@sveltia/cms')) return;
  console.log('edit: installs the editor, once. It takes about 100 MB.');
  const args = ['--prefix', 'scripts/edit', 'ci', '--no-audit', '--no-fund'];
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell });
  if (status !== 0) {
    throw new Error('edit: the editor was not installed. Try "npm --prefix scripts/edit ci".');
  }
}
