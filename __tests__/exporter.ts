/**
 * Builds the exporter's own app, exports it and drives it in the browser of the other tests:
 * `npm run test:exporter`.
 */
import { execFileSync } from 'node:child_process';
import { findShell } from '../scripts/serve/browser';
import { bringBrowser } from '../scripts/setup/browser/bring';
import { thisMachine } from '../scripts/setup/browser/this-machine';

try {
  const { path, args } = findShell(await bringBrowser(thisMachine));
  execFileSync('npm', ['run', 'test:fixture', '-w', 'next-islands'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHROMIUM_PATH: path, CHROMIUM_ARGS: args.join(' ') },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
