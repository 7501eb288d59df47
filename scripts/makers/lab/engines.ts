/**
 * Opens a page of each kind in Firefox or in WebKit, Safari's engine, and uses the site as a visitor does:
 * `npm --prefix scripts/makers/lab run firefox`, on the site that `npm run build:test` built. The run fails on
 * errors, rejected promises, refusals of the policy, failed requests, and on what does not respond. It
 * passes where there is no such browser, unless `FIREFOX=required` or `WEBKIT=required` is set.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createMailboxMiddleware } from '../../serve/mailbox/http';
import { openMails } from '../../serve/mailbox/mails';
import { usesStandIn } from '../../serve/mailbox/uses-stand-in';
import { startPreview } from '../../serve/preview/server';
import { findProgram } from '../../serve/program';
import { PREVIEW } from '../../site/out';
import { behaviours } from './engines/behaviours';
import { startFirefox } from './engines/firefox';
import { copyWithListener, takeErrors } from './engines/listener';
import type { Engine, Tab } from './engines/tab';
import { startWebKit } from './engines/webkit';
import { exportedPages, isErrorPage } from './pages';

/** WebKit's words for a script on its way when the page is left. The server reports missing ones. */
const LEFT = /Importing a module script failed/;
const SCREEN = { width: 1440, height: 900 };

/** The pages of an export: all at the top, and the first of each folder. */
function listPages(site: string) {
  const pages = exportedPages(site).filter(({ path }) => !isErrorPage(path));
  const folders = pages.map(({ path }) => dirname(path));
  const isFirst = (path: string, i: number) => folders.indexOf(dirname(path)) === i;
  return pages.filter(({ path }, i) => dirname(path) === '/' || isFirst(path, i));
}

/** Opens the pages of a copy of the site, and uses it. Returns the number of errors. */
async function test({ newTab }: Engine, site: string, mails: string): Promise<number> {
  const began = Date.now();
  const pages = listPages(site);
  const failedRequests: string[] = [];
  const mailbox = createMailboxMiddleware(mails);
  const preview = await startPreview({
    port: 0,
    root: site,
    middleware(request, response) {
      const { url = '' } = request;
      response.once('finish', () => {
        if (response.statusCode >= 400 && !isErrorPage(url))
          failedRequests.push(`${response.statusCode} ${url}`);
      });
      return mailbox(request, response);
    },
  });
  let errors = 0;

  /** Does a step in a tab of its own, and reports what is wrong after it. */
  async function check(name: string, step: (tab: Tab) => Promise<unknown>, tolerated?: RegExp) {
    const tab = await newTab();
    await tab.resize(SCREEN.width, SCREEN.height);
    const found = await step(tab).then(
      () => [],
      (error: unknown) => [String(error)],
    );
    const noted = await takeErrors(tab).catch((error: unknown) => [String(error)]);
    for (const error of [...found, ...noted, ...failedRequests.splice(0)]) {
      if (LEFT.test(error) || tolerated?.test(error)) continue;
      console.error(`✗ ${name}: ${error}`);
      errors += 1;
    }
    await tab.close();
  }

  const findPage = (text: string) =>
    pages.find(({ file }) => readFileSync(join(site, file), 'utf8').includes(text))?.path ?? '';
  try {
    for (const { path } of pages) {
      await check(path, async (tab) => {
        await tab.open(preview.url + path);
        const isStarted = () => !document.querySelector('[data-when="load"]:not([data-enhanced])');
        await tab.until('the parts that start with the page', isStarted);
      });
    }
    for (const { name, use, tolerated } of behaviours) {
      const stage = { url: preview.url, mails: () => openMails(mails).all(), findPage };
      await check(name, (browser) => use({ ...stage, browser }), tolerated);
    }
  } finally {
    await preview.close();
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${pages.length} pages, ${behaviours.length} behaviours, ${errors} errors, ${seconds} s`,
  );
  return errors;
}

/** Starts the browser of this name. Null if it is not installed. */
function findStart(name: string): (() => Promise<Engine>) | null {
  if (name === 'firefox') {
    const firefox = findProgram('firefox-esr') ?? findProgram('firefox');
    return firefox ? () => startFirefox(firefox) : null;
  }
  const driver = findProgram('WebKitWebDriver');
  const xvfb = findProgram('Xvfb');
  return driver && xvfb ? () => startWebKit(driver, xvfb) : null;
}

async function run(start: () => Promise<Engine>): Promise<void> {
  if (!usesStandIn(PREVIEW))
    throw new Error(
      `The site in ${PREVIEW} does not use the stand-in: run "npm run build:test" first.`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  try {
    const site = join(folder, 'site');
    copyWithListener(PREVIEW, site);
    const engine = await start();
    try {
      console.log(`Tests in ${engine.version}`);
      if ((await test(engine, site, join(folder, 'mails'))) > 0) process.exitCode = 1;
    } finally {
      await engine.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [name = ''] = process.argv.slice(2);
const start = findStart(name);
if (start) await run(start);
else {
  console.log(`Skipped the tests in ${name}, which is not installed: see .ci/install.sh.`);
  if (process.env[name.toUpperCase()] === 'required') process.exitCode = 1;
}
