import { execFileSync } from 'node:child_process';
import { findShell } from '../../scripts/serve/browser';
import { bringBrowser } from '../../scripts/setup/browser/bring';
import { thisMachine } from '../../scripts/setup/browser/this-machine';

/**
 * Runs a command with the browser of the other tests: CHROMIUM_PATH names it, and CHROMIUM_ARGS its
 * arguments. Prints why it failed, and makes the process fail.
 */
export async function runWithBrowser(command: string, args: readonly string[]): Promise<void> {
  try {
    const browser = findShell(await bringBrowser(thisMachine));
    execFileSync(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        CHROMIUM_PATH: browser.path,
        CHROMIUM_ARGS: browser.args.join(' '),
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
