import type { Frame, Page } from '@playwright/test';
import { PIXEL } from '../../variants/variants';
import { type Meta, standInForMeta } from './meta';
import { test as base, expect } from './test';

/** A report that the test itself sends after all others. */
export const SENTINEL = 'https://www.facebook.com/tr/?ev=Sentinel';

/** A test whose pages reach a stand-in for Meta. */
export const test = base.extend<{ meta: Meta; answered: RegExp | null }>({
  answered: /^https:\/\/(connect|www)\.facebook\./,
  meta: [
    async ({ context }, use) => {
      await use(await standInForMeta(context));
    },
    { auto: true },
  ],
});

/**
 * Waits until pending reports have arrived: it waits for idle moments, two files and a report of
 * its own.
 *
 * @param last the address of that report
 */
export const waitForReports = (page: Page | Frame, last = SENTINEL) =>
  page.evaluate(async (address) => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    const load = (src: string) =>
      new Promise((resolve) => {
        const picture = new Image();
        picture.onload = resolve;
        picture.onerror = resolve;
        picture.src = src;
      });
    for (const each of ['/icon.svg?1', '/icon.svg?2', address]) {
      await idle();
      await load(each);
    }
  }, last);

/** Expects exactly these views, now and after the page has settled. */
export async function expectViews(page: Page, meta: Meta, paths: string[]) {
  await expect.poll(meta.views).toEqual(paths);
  await waitForReports(page);
  expect(meta.views()).toEqual(paths);
  expect(new Set(meta.reports.map(({ id }) => id).filter(Boolean))).toEqual(
    new Set(paths.length > 0 ? [PIXEL] : []),
  );
}

/** Expects that the page requests nothing of Meta's. */
export async function expectNothing(page: Page, meta: Meta) {
  await waitForReports(page);
  expect(meta.requested.filter((url) => url !== SENTINEL)).toEqual([]);
}

/** The names of Meta's cookies. */
export const getTrackerCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => /^_fb[pc]$/.test(name));
