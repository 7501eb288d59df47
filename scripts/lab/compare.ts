/**
 * Compares how two exports look: `npm --prefix scripts/lab run compare -- BEFORE AFTER`, with the folders
 * of the exports. Takes screenshots of every page at three widths in both themes. Writes those that
 * differ to .compare/, with a page that shows them side by side, the largest difference first.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser, findShell } from '../serve/browser';
import { SCREENSHOT_TIME, startAll } from '../serve/browser/start-all';
import { startPreview } from '../serve/preview/server';
import { comparePictures } from './compare/difference';
import { type Row, reportPage } from './compare/page';
import { exportedPages } from './pages';

const REPORT = '.compare';
const WIDTHS = [390, 768, 1440];
const THEMES = ['light', 'dark'] as const;

/** Styles for screenshots: hide videos. */
const SCREENSHOT_STYLES = 'video { visibility: hidden; }';

/** Loads every picture of the page, including lazy ones. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    // A picture that fails to load also belongs to the screenshot.
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });

/** Opens a page with reduced motion and a fixed time. Requests to other sites get no content. */
async function openPage(browser: Browser, width: number, colorScheme: (typeof THEMES)[number]) {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    bypassCSP: true,
  });
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(SCREENSHOT_TIME);
  return page;
}

async function takeScreenshot(page: Page, url: string): Promise<Buffer> {
  await page.goto(url);
  await startAll(page);
  await loadPictures(page);
  return page.screenshot({ fullPage: true, animations: 'disabled', style: SCREENSHOT_STYLES });
}

const toFileName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** Compares every page at one width and in one theme. */
async function compareLook(
  browser: Browser,
  [before, after]: readonly [string, string],
  paths: readonly string[],
  [width, theme]: readonly [number, (typeof THEMES)[number]],
): Promise<Row[]> {
  const page = await openPage(browser, width, theme);
  const rows: Row[] = [];
  for (const path of paths) {
    const pictures = [
      await takeScreenshot(page, before + path),
      await takeScreenshot(page, after + path),
    ] as const;
    const difference = await comparePictures(...pictures);
    if (!difference) continue;
    const name = `${toFileName(path)}-${width}-${theme}`;
    const files = {
      before: `${name}-before.png`,
      after: `${name}-after.png`,
      difference: `${name}-difference.png`,
    };
    writeFileSync(join(REPORT, files.before), pictures[0]);
    writeFileSync(join(REPORT, files.after), pictures[1]);
    writeFileSync(join(REPORT, files.difference), difference.picture);
    rows.push({ title: `${path}, ${width} px, ${theme}`, share: difference.share, ...files });
  }
  await page.context().close();
  return rows;
}

async function compare(before: string, after: string): Promise<void> {
  const [old = [], now = []] = [before, after].map((folder) =>
    exportedPages(folder).map(({ path }) => path),
  );
  const both = old.filter((path) => now.includes(path));
  const looks = WIDTHS.flatMap((width) => THEMES.map((theme) => [width, theme] as const));
  const shell = findShell(findBrowser());
  const previews = [
    await startPreview({ port: 0, root: before }),
    await startPreview({ port: 0, root: after }),
  ] as const;
  const browser = await chromium.launch({ executablePath: shell.path, args: shell.args });
  try {
    rmSync(REPORT, { recursive: true, force: true });
    mkdirSync(REPORT);
    const sites = [previews[0].url, previews[1].url] as const;
    const rows: Row[] = [];
    const queue = [...looks];
    const work = async () => {
      for (let look = queue.shift(); look; look = queue.shift()) {
        const found = await compareLook(browser, sites, both, look);
        console.log(`${look.join(' px, ')}: ${found.length} of ${both.length} pages differ`);
        rows.push(...found);
      }
    };
    await Promise.all([work(), work()]);
    const report = join(REPORT, 'index.html');
    writeFileSync(
      report,
      reportPage({
        rows,
        same: both.length * looks.length - rows.length,
        onlyBefore: old.filter((path) => !now.includes(path)),
        onlyAfter: now.filter((path) => !old.includes(path)),
      }),
    );
    console.log(`Open ${resolve(report)}`);
  } finally {
    await browser.close();
    for (const preview of previews) await preview.close();
  }
}

const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  console.error(
    'Two exports are needed. Usage: npm --prefix scripts/lab run compare -- BEFORE AFTER',
  );
  process.exitCode = 1;
} else await compare(before, after);
