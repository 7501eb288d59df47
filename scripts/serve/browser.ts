import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findProgram } from './program';

/** A Chromium program, and the arguments to start it with. */
export type Browser = { path: string; args: string[] };

/** Let Chromium run in a container without a graphics card, and keep it from calling Google. */
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

/** Whether `path` is a Chromium. Ubuntu's `chromium-browser` may only print how to install one. */
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
 * Finds a Chromium that starts: first CHROMIUM_PATH, then the system's Chrome or Chromium, then
 * Playwright's. Returns null if there is none.
 *
 * @throws if CHROMIUM_PATH is something else
 */
export function findInstalled(): Browser | null {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !starts(wanted)) {
    throw new Error(
      `CHROMIUM_PATH is "${wanted}", which is not a Chrome or Chromium: correct or unset it.`,
    );
  }
  const installed = [
    ...SYSTEM.flatMap((name) => findProgram(name) ?? []),
    chromium.executablePath(),
  ];
  const path = wanted || installed.find(starts);
  return path ? { path, args: ARGS } : null;
}

/**
 * Finds a Chromium as `findInstalled` does.
 *
 * @throws if there is none
 */
export function findBrowser(): Browser {
  const browser = findInstalled();
  if (browser) return browser;
  throw new Error(
    'Found no Chrome or Chromium. Run "npx tsx scripts/setup/browser.ts", which brings one.',
  );
}

/**
 * Finds Debian's headless shell: Chromium's engine without windows. Tests take two thirds of the time
 * in it. It has no back/forward cache, and it loads lazy pictures earlier.
 *
 * @param browser the result where there is no headless shell, or where CHROMIUM_PATH is set
 */
export function findShell(browser: Browser): Browser {
  const path = process.env.CHROMIUM_PATH ? null : findProgram('chromium-headless-shell');
  // Without this argument it rounds the width of every letter, unlike Chromium.
  return path ? { path, args: [...browser.args, '--font-render-hinting=none'] } : browser;
}
