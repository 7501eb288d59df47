/**
 * Brings the editor of the words, and edits every page and every collection in a browser:
 * `npm run test:editor`.
 */
import { execFileSync } from 'node:child_process';
import { findShell } from '../scripts/serve/browser';
import { bringBrowser } from '../scripts/setup/browser/bring';
import { thisMachine } from '../scripts/setup/browser/this-machine';

try {
  const { path, args } = findShell(await bringBrowser(thisMachine));
  execFileSync(
    'npx',
    ['playwright', 'test', '--config', 'scripts/edit/tests/playwright.config.ts'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, CHROMIUM_PATH: path, CHROMIUM_ARGS: args.join(' ') },
    },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
