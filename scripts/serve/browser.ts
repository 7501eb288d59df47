import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findProgram } from './program';

/** A Chromium to run and how to start it. */
export type Browser = { path: string; args: string[] };

/** Runs on a bare machine and in a container, and calls no service of its maker. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Whether `path` starts: Ubuntu's `chromium-browser` may be no more than a hint to install one. */
function starts(path: string): boolean {
  try {
    return /Chrom(e|ium)/.test(
      execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, the system's Chrome or Chromium, or Playwright's, in
 * this order.
 *
 * @throws when none of them starts
 */
export function findBrowser(): Browser {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !starts(wanted)) {
    throw new Error(`CHROMIUM_PATH is "${wanted}", and no Chrome or Chromium starts from there.`);
  }
  const installed = [
    ...SYSTEM.flatMap((name) => findProgram(name) ?? []),
    chromium.executablePath(),
  ];
  const path = wanted || installed.find(starts);
  if (path) return { path, args: ARGS };
  throw new Error(
    'There is no Chrome or Chromium here. Run "npx playwright install chromium" (with --with-deps on a bare Linux), install Chromium, or set CHROMIUM_PATH.',
  );
}

/**
 * Finds Debian's and Ubuntu's Chromium without its windows: the same engine, in which tests take two
 * thirds of the time. It keeps no page for the back button and loads lazy pictures from further away.
 *
 * @param browser what is used where there is none, or where CHROMIUM_PATH names another
 */
export function findShell(browser: Browser): Browser {
  const path = process.env.CHROMIUM_PATH ? null : findProgram('chromium-headless-shell');
  // Else it rounds the width of every letter, which Chromium does not.
  return path ? { path, args: [...browser.args, '--font-render-hinting=none'] } : browser;
}
