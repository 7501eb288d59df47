import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Browser } from '../browser';
import { faultsOf } from './axe';
import type { Cell } from './columns';

const WIDTHS = [390, 1440];
const SCHEMES = ['light', 'dark'] as const;

/** How many pages are looked at at once. */
const WORKERS = 2;

/** Every state a page is looked at in, and what was serious there. Lesser faults are only counted. */
async function lookAt(page: Page, address: string): Promise<Cell> {
  const holes: string[] = [];
  let lesser = 0;
  await page.goto(address);
  await page.waitForFunction(
    () => !document.querySelector('[data-when="load"]:not([data-enhanced])'),
  );
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      for (const { serious, text } of await faultsOf(page)) {
        if (serious) holes.push(`${width}, ${colorScheme}: ${text}`);
        else lesser += 1;
      }
    }
  }
  return { shown: lesser > 0 ? `${holes.length} (${lesser})` : `${holes.length}`, holes };
}

/** Answers every request to another site with an empty page. */
const keepInside = (context: BrowserContext, origin: string) =>
  context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '' }),
  );

/**
 * Runs axe on each page of a served site: on a phone and a desktop, in both themes.
 *
 * @param base the address it is served at
 * @returns a cell for each path
 */
export async function accessibilityOf(
  paths: readonly string[],
  base: string,
  { path: executablePath, args }: Browser,
): Promise<ReadonlyMap<string, Cell>> {
  const browser = await chromium.launch({ executablePath, args });
  const cells = new Map<string, Cell>();
  try {
    const queue = paths.values();
    const work = async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
      await keepInside(context, base);
      const page = await context.newPage();
      for (const path of queue) cells.set(path, await lookAt(page, `${base}${path}`));
      await context.close();
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
  } finally {
    await browser.close();
  }
  return cells;
}
