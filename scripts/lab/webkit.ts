/**
 * Opens every page in WebKit, Safari's engine, at two widths. Starts every enhancer and island that a
 * page declares, and uses the site as a visitor does: `npm --prefix scripts/lab run webkit`, on the site
 * that `npm run build:test` built. The run fails on errors, rejected promises, refusals of the policy,
 * failed requests, and on what does not start or respond. It passes where there is no WebKit, unless
 * `WEBKIT=required` is set.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailboxMiddleware } from '../serve/mailbox/http';
import { openMails } from '../serve/mailbox/mails';
import { usesStandIn } from '../serve/mailbox/uses-stand-in';
import { startPreview } from '../serve/preview/server';
import { findProgram } from '../serve/program';
import { behaviours } from './engines/behaviours';
import { copyWithListener, takeErrors } from './engines/listener';
import { declaredParts, startParts } from './engines/parts';
import { type Browser, startWebKit } from './engines/webdriver';
import { exportedPages, isErrorPage } from './pages';

const SCREENS = [
  { name: 'phone', width: 480, height: 900 },
  { name: 'wide', width: 1440, height: 900 },
] as const;

/** The folders of a run: the copy of the site, and the mails that its forms send. */
type Place = { site: string; mails: string };

async function test(browser: Browser, { site, mails }: Place): Promise<number> {
  const began = Date.now();
  const pages = exportedPages(site).map(({ path, file }) => {
    const html = readFileSync(join(site, file), 'utf8');
    return { path, html, parts: declaredParts(html) };
  });
  const names = new Set<string>();
  const counts = { parts: 0, behaviours: 0, errors: 0 };
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

  /** Does a step, and reports what is wrong after it. */
  async function check(where: string, step: () => Promise<readonly string[]>) {
    const found = await step().catch((error: unknown) => [String(error)]);
    const noted = await takeErrors(browser).catch((error: unknown) => [String(error)]);
    for (const error of [...found, ...noted, ...failedRequests.splice(0)]) {
      console.error(`✗ ${where}: ${error}`);
      counts.errors += 1;
    }
  }

  try {
    for (const { name, width, height } of SCREENS) {
      await browser.resize(width, height);
      for (const { path, parts } of pages) {
        await check(`${path} at ${width} px`, async () => {
          await browser.open(preview.url + path);
          return startParts(browser, parts);
        });
        for (const part of Object.keys(parts)) names.add(part);
        for (const count of Object.values(parts)) counts.parts += count;
      }
      const stage = {
        browser,
        url: preview.url,
        mails: () => openMails(mails).all(),
        findPage: (text: string) => pages.find(({ html }) => html.includes(text))?.path ?? '',
      };
      for (const behaviour of behaviours(name)) {
        await check(`${behaviour.name} at ${width} px`, async () => {
          await behaviour.use(stage);
          return [];
        });
        counts.behaviours += 1;
      }
    }
  } finally {
    await preview.close();
  }
  const widths = SCREENS.map(({ width }) => width).join(' and ');
  console.log(
    `${pages.length} pages at ${widths} px; ${names.size} kinds of enhancers and islands, started ${counts.parts} times; ${counts.behaviours} behaviours; ${counts.errors} errors; ${Math.round((Date.now() - began) / 1000)} s`,
  );
  return counts.errors;
}

async function run(programs: { driver: string; display: string }): Promise<number> {
  if (!usesStandIn('out'))
    throw new Error('The site in out/ does not use the stand-in: run "npm run build:test" first.');
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const place = { site: join(folder, 'site'), mails: join(folder, 'mails') };
  try {
    copyWithListener('out', place.site);
    const browser = await startWebKit(programs);
    try {
      console.log(`WebKit tests in ${browser.version}`);
      return await test(browser, place);
    } finally {
      await browser.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const driver = findProgram('WebKitWebDriver');
const display = findProgram('Xvfb');
if (driver && display) process.exitCode = (await run({ driver, display })) > 0 ? 1 : 0;
else {
  console.log(
    'Skipped the WebKit tests: found no WebKitWebDriver or no Xvfb. Debian has both in webkit2gtk-driver and xvfb.',
  );
  if (process.env.WEBKIT === 'required') process.exitCode = 1;
}
