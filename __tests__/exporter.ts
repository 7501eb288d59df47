/**
 * Builds the exporter's own app, exports it and drives it in the browser of the other tests:
 * `npm run test:exporter`.
 */
import { execFileSync } from 'node:child_process';
import { findBrowser, findShell } from '../scripts/serve/browser';

const { path, args } = findShell(findBrowser());
try {
  execFileSync('npm', ['run', 'test:fixture', '-w', 'next-islands'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHROMIUM_PATH: path, CHROMIUM_ARGS: args.join(' ') },
  });
} catch {
  process.exitCode = 1;
}
