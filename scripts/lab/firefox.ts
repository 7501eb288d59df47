/**
 * Opens every page in Firefox at two widths, and uses the site as a visitor does:
 * `npm --prefix scripts/lab run firefox`, on the site that `npm run build:test` built. The run fails on
 * console errors, failed requests and on what does not respond. It passes where there is no Firefox,
 * unless `FIREFOX=required` is set.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { createMailboxMiddleware } from '../serve/mailbox/http';
import { openMails } from '../serve/mailbox/mails';
import { usesStandIn } from '../serve/mailbox/uses-stand-in';
import { startPreview } from '../serve/preview/server';
import { findProgram } from '../serve/program';
import { behaviours } from './engines/behaviours';
import { toTab } from './engines/puppeteer';
import { exportedPages, isErrorPage } from './pages';

const PROGRAMS = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const SCREENS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'wide', width: 1440, height: 900 },
] as const;

/** Firefox applies `default-src` to prefetching, so the policy refuses it. */
const REFUSED_PREFETCH = /blocked the loading of a resource \(default-src\)/;

/**
 * Collects a page's console errors, exceptions and failed requests of this site.
 *
 * @returns a function that returns those since its last call
 */
function collectErrors(page: Page): () => string[] {
  const errors: string[] = [];
  const note = (text: string) => {
    if (!REFUSED_PREFETCH.test(text)) errors.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  page.on('requestfailed', (request) => {
    const problem = request.failure()?.errorText ?? 'failed';
    // Firefox cancels a request of its own accord when the next page is opened.
    const isOurs = new URL(request.url()).hostname === 'localhost';
    if (isOurs && problem !== 'NS_BINDING_ABORTED') errors.push(`${request.url()} ${problem}`);
  });
  return () => errors.splice(0);
}

async function openPage(browser: Browser, { width, height }: (typeof SCREENS)[number]) {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  return page;
}

async function run(executablePath: string): Promise<number> {
  if (!usesStandIn('out'))
    throw new Error('The site in out/ does not use the stand-in: run "npm run build:test" first.');
  const pages = exportedPages('out').filter(({ path }) => !isErrorPage(path));
  const mails = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preview = await startPreview({ port: 0, middleware: createMailboxMiddleware(mails) });
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  let failed = 0;
  const report = (where: string, errors: readonly string[]) => {
    for (const error of errors) console.error(`✗ ${where}: ${error}`);
    failed += errors.length;
  };
  try {
    console.log(`Firefox tests in ${await browser.version()}`);
    const site = {
      url: preview.url,
      mails: () => openMails(mails).all(),
      findPage: (text: string) =>
        pages.find(({ file }) => readFileSync(join('out', file), 'utf8').includes(text))?.path ??
        '',
    };
    for (const screen of SCREENS) {
      const page = await openPage(browser, screen);
      const takeErrors = collectErrors(page);
      for (const { path } of pages) {
        await page.goto(`${preview.url}${path}`, { waitUntil: 'load' });
        // Loading the next page cancels pending requests, which would hide that they fail.
        await page.waitForNetworkIdle({ idleTime: 100 });
        report(`${path} at ${screen.width} px`, takeErrors());
      }
      await page.close();
      for (const { name, use } of behaviours(screen.name)) {
        // After a page came from the back/forward cache, Puppeteer's tab opens no other.
        const tab = await openPage(browser, screen);
        const takeTabErrors = collectErrors(tab);
        const found = await use({ ...site, browser: toTab(tab) }).then(
          () => [],
          (error: unknown) => [String(error)],
        );
        report(`${name} at ${screen.width} px`, [...found, ...takeTabErrors()]);
        await tab.close();
      }
    }
    console.log(`${pages.length} pages at ${SCREENS.length} widths, ${failed} errors`);
  } finally {
    await browser.close();
    await preview.close();
    rmSync(mails, { recursive: true });
  }
  return failed;
}

const program = process.env.FIREFOX_PATH ?? PROGRAMS.map(findProgram).find((path) => path !== null);
if (program) process.exitCode = (await run(program)) > 0 ? 1 : 0;
else {
  console.log('Skipped the Firefox tests: found no Firefox. Install it, or set FIREFOX_PATH.');
  if (process.env.FIREFOX === 'required') process.exitCode = 1;
}
