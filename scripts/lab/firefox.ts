/**
 * Opens every page in Firefox, as a phone and as a desktop, and drives what the header offers:
 * `npm --prefix scripts/lab run firefox`, on the built site. Any error in the console, any request
 * that fails and any control that does not answer fails the run. Without Firefox it passes, unless
 * `FIREFOX=required` is set.
 */
import { launch, type Page } from 'puppeteer-core';
import { startPreview } from '../serve/preview/server';
import { findProgram } from '../serve/program';
import { exportedPages, isErrorPage } from './pages';

const PROGRAMS = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
/** How long a control may take to answer, in milliseconds. */
const PATIENCE = 5_000;

/** What a control opens: pressed by its name, seen by the selector of what it shows. */
type Control = { press: string; shows: string };

const controls = {
  390: [{ press: '[aria-label="Open menu"]', shows: 'dialog[open], :popover-open' }],
  1440: [
    { press: '[popovertarget="services-menu"]', shows: '#services-menu:popover-open' },
    { press: '[aria-label="Open contact panel"]', shows: 'dialog[open], :popover-open' },
  ],
} satisfies Record<(typeof SCREENS)[number]['width'], Control[]>;

/** Watches a page's console and requests; gives what went wrong since the last call. */
function watch(page: Page): () => string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('requestfailed', (request) => {
    faults.push(`${request.url()} ${request.failure()?.errorText ?? 'failed'}`);
  });
  return () => faults.splice(0);
}

async function drive(page: Page, { press, shows }: Control): Promise<string[]> {
  try {
    await page.locator(press).setTimeout(PATIENCE).click();
    await page.waitForSelector(shows, { timeout: PATIENCE });
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (selector) => !document.querySelector(selector),
      {
        timeout: PATIENCE,
      },
      shows,
    );
    return [];
  } catch (error) {
    return [`${press}: ${error instanceof Error ? error.message : error}`];
  }
}

async function run(executablePath: string): Promise<number> {
  const paths = exportedPages('out').flatMap(({ path }) => (isErrorPage(path) ? [] : path));
  const preview = await startPreview({ port: 0 });
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  let failed = 0;
  try {
    console.log(`Firefox tests in ${await browser.version()}`);
    const page = await browser.newPage();
    const faults = watch(page);
    for (const screen of SCREENS) {
      await page.setViewport(screen);
      for (const path of paths) {
        await page.goto(`${preview.url}${path}`, { waitUntil: 'load' });
        // The next page would cut off what this one still fetches, which would count as a fault.
        await page.waitForNetworkIdle({ idleTime: 100 });
        const found = faults();
        if (path === '/')
          for (const control of controls[screen.width]) found.push(...(await drive(page, control)));
        for (const fault of [...found, ...faults()]) {
          console.error(`✗ ${path} at ${screen.width} px: ${fault}`);
          failed += 1;
        }
      }
    }
    console.log(`${paths.length} pages at ${SCREENS.length} widths, ${failed} faults`);
  } finally {
    await browser.close();
    await preview.close();
  }
  return failed;
}

const program = process.env.FIREFOX_PATH ?? PROGRAMS.map(findProgram).find((path) => path !== null);
if (program) process.exitCode = (await run(program)) > 0 ? 1 : 0;
else {
  console.log('Firefox tests: skipped, because there is no Firefox here.');
  if (process.env.FIREFOX === 'required') process.exitCode = 1;
}
