import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The folder of the editor's package, from the project's root. */
const FOLDER = 'scripts/edit';

const readPackage = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

/** Whether each dependency is there, in the version that the package names. */
function isInstalled(): boolean {
  const { dependencies } = readPackage(FOLDER);
  return Object.entries(dependencies).every(([name, version]) => {
    const folder = `${FOLDER}/node_modules/${name}`;
    return existsSync(`${folder}/package.json`) && readPackage(folder).version === version;
  });
}

/**
 * Installs the package of the editor if it is not there.
 *
 * @throws an error with the line to type if that fails
 */
export function bringPackage(): void {
  if (isInstalled()) return;
  console.log('edit: installs the editor, once. It takes about 100 MB.');
  const args = ['--prefix', FOLDER, 'ci', '--no-audit', '--no-fund'];
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell });
  if (status !== 0) {
    throw new Error(`edit: the editor was not installed. Try "npm --prefix ${FOLDER} ci".`);
  }
}
