/**
 * Opens every page in Firefox at two widths, and uses the controls of the header:
 * `npm --prefix scripts/lab run firefox`, on the built site. The run fails on console errors, failed
 * requests and controls that do not respond. It passes where there is no Firefox, unless
 * `FIREFOX=required` is set.
 */
import { launch, type Page } from 'puppeteer-core';
import { startPreview } from '../serve/preview/server';
import { findProgram } from '../serve/program';
import { type Control, controls } from './engines/controls';
import { exportedPages, isErrorPage } from './pages';

const PROGRAMS = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const SCREENS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'wide', width: 1440, height: 900 },
] as const;
/** The longest time that a control may take. */
const TIMEOUT_MS = 5_000;

/**
 * Collects a page's console errors, exceptions and failed requests.
 *
 * @returns a function that returns those since its last call
 */
function collectErrors(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('requestfailed', (request) => {
    const problem = request.failure()?.errorText ?? 'failed';
    // Firefox cancels a request of its own accord when the next page is opened.
    if (problem !== 'NS_BINDING_ABORTED') errors.push(`${request.url()} ${problem}`);
  });
  return () => errors.splice(0);
}

/** Presses a control, and closes the element that it opens. */
async function pressControl(page: Page, { press, shows }: Control): Promise<string[]> {
  try {
    await page.locator(press).setTimeout(TIMEOUT_MS).click();
    await page.waitForSelector(shows, { timeout: TIMEOUT_MS });
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (selector) => !document.querySelector(selector),
      {
        timeout: TIMEOUT_MS,
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
    const takeErrors = collectErrors(page);
    for (const screen of SCREENS) {
      await page.setViewport({ width: screen.width, height: screen.height });
      for (const path of paths) {
        await page.goto(`${preview.url}${path}`, { waitUntil: 'load' });
        // Loading the next page cancels pending requests, which would hide that they fail.
        await page.waitForNetworkIdle({ idleTime: 100 });
        const found = takeErrors();
        if (path === '/') {
          for (const control of controls[screen.name])
            found.push(...(await pressControl(page, control)));
        }
        for (const error of [...found, ...takeErrors()]) {
          console.error(`✗ ${path} at ${screen.width} px: ${error}`);
          failed += 1;
        }
      }
    }
    console.log(`${paths.length} pages at ${SCREENS.length} widths, ${failed} errors`);
  } finally {
    await browser.close();
    await preview.close();
  }
  return failed;
}

const program = process.env.FIREFOX_PATH ?? PROGRAMS.map(findProgram).find((path) => path !== null);
if (program) process.exitCode = (await run(program)) > 0 ? 1 : 0;
else {
  console.log('Skipped the Firefox tests: found no Firefox. Install it, or set FIREFOX_PATH.');
  if (process.env.FIREFOX === 'required') process.exitCode = 1;
}
