import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';

const OUT = 'out';
const KEPT = 'out-kept';

/**
 * Builds the site once more for the browser tests; what is in out/ stays as it is.
 *
 * @param folder where it will stand
 * @param env what is set otherwise for this build
 * @param script the script of package.json that builds it
 */
export function buildAside(
  folder: string,
  env: Record<string, string>,
  script: 'build' | 'build:test' = 'build',
): void {
  if (existsSync(OUT)) renameSync(OUT, KEPT);
  try {
    rmSync(folder, { recursive: true, force: true });
    execFileSync('npm', ['run', script], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    renameSync(OUT, folder);
  } finally {
    if (existsSync(KEPT)) {
      rmSync(OUT, { recursive: true, force: true });
      renameSync(KEPT, OUT);
    }
  }
}
