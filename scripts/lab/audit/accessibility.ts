import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Browser } from '../../serve/browser';
import { findingsOn } from './axe';
import type { Cell } from './columns';

const WIDTHS = [390, 1440];
const SCHEMES = ['light', 'dark'] as const;

/** How many pages are looked at at once. */
const WORKERS = 2;

/** What axe says of a page: a cell of the table, and what a person has to look at. */
export type Look = { cell: Cell; open: readonly string[] };

/** Looks at a page at every width, in both themes. */
async function lookAt(page: Page, address: string): Promise<Look> {
  const holes: string[] = [];
  const open = new Set<string>();
  await page.goto(address);
  await page.waitForFunction(
    () => !document.querySelector('[data-when="load"]:not([data-enhanced])'),
  );
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const findings = await findingsOn(page);
      for (const fault of findings.faults) holes.push(`${width}, ${colorScheme}: ${fault}`);
      for (const question of findings.open) open.add(question);
    }
  }
  const shown = open.size > 0 ? `${holes.length} (${open.size}?)` : `${holes.length}`;
  return { cell: { shown, holes }, open: [...open] };
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
 * @returns a look for each path
 */
export async function accessibilityOf(
  paths: readonly string[],
  base: string,
  { path: executablePath, args }: Browser,
): Promise<ReadonlyMap<string, Look>> {
  const browser = await chromium.launch({ executablePath, args });
  const looks = new Map<string, Look>();
  try {
    const queue = paths.values();
    const work = async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
      await keepInside(context, base);
      const page = await context.newPage();
      for (const path of queue) looks.set(path, await lookAt(page, `${base}${path}`));
      await context.close();
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
  } finally {
    await browser.close();
  }
  return looks;
}
