/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bringBrowser } from '@/scripts/setup/browser/bring';
import { runWithin } from '@/scripts/setup/browser/run-within';

/**
 * Playwright's download cannot run in tests, so a stand-in takes the place of its command line. The last
 * test compares the stand-in with Playwright.
 */
const STAND_IN = join(__dirname, 'playwright-stand-in.mjs');

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  process.env.PLAYWRIGHT_BROWSERS_PATH = folder;
});
afterEach(() => {
  delete process.env.PLAYWRIGHT_BROWSERS_PATH;
  delete process.env.STAND_IN;
  rmSync(folder, { recursive: true });
});

const runNode = (...args: string[]) =>
  execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env } });

/** Asks Playwright where its Chromium is, in a process of its own that reads the environment. */
const askForPath = () =>
  runNode('--print', "require('@playwright/test').chromium.executablePath()").trim();

/** Brings a browser to a machine that has none and can only ask Playwright's stand-in. */
async function bring(outcome: string, limit = new AbortController().signal) {
  process.env.STAND_IN = outcome;
  const path = askForPath();
  const said: string[] = [];
  const result = await bringBrowser({
    hasApt: false,
    playwright: STAND_IN,
    find: () => (existsSync(path) ? { path, args: [] } : null),
    run: (program, args) => runWithin(program, args, limit),
    say: (line) => said.push(line),
  }).catch((error: Error) => error);
  return { path, said, result };
}

test('the browser that Playwright downloads is found', async () => {
  const { path, result } = await bring('brings');
  expect(path).toContain(folder);
  expect(result).toEqual({ path, args: [] });
});

test('a download that fails is one line, and the error says what to type', async () => {
  const { said, result } = await bring('fails');
  expect(said.at(-1)).toBe(
    'browser: Playwright failed: Error: getaddrinfo ENOTFOUND downloads.example',
  );
  expect(String(result)).toContain('Type "npx playwright install --with-deps chromium"');
});

test('a download that does not end is stopped at the limit', async () => {
  const { said, result } = await bring('hangs', AbortSignal.timeout(500));
  expect(said.at(-1)).toBe('browser: Playwright failed: it took too long, so it was stopped.');
  expect(result).toBeInstanceOf(Error);
});

test('Playwright knows the stand-in’s arguments, and puts its browser at the same place', () => {
  const cli = require.resolve('@playwright/test/cli');
  const plan = runNode(cli, 'install', '--no-shell', 'chromium', '--dry-run');
  const [, place = ''] = /Install location: +(.+)/.exec(plan) ?? [];
  expect(dirname(place)).toBe(folder);
  expect(askForPath().startsWith(place)).toBe(true);
});
