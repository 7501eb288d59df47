import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Page } from '@playwright/test';
import { getVariantFolder } from '../../variants/variants';
import { startAll } from './start-all';
import { expect, scrollTo, waitForEnhancers } from './test';

const FOLDER = join(getVariantFolder('sections'), 'out/sections');

/** The addresses of the gallery's pages but for its index: `/sections/Faq/long-words`. */
const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map(
    (file) =>
      `/sections/${file
        .replace(/\.html$/, '')
        .split(sep)
        .join('/')}`,
  )
  .sort();

const toName = (path: string) => path.split('/')[2] ?? '';

/** The sections, each with the addresses of its examples. */
export const sections = [...new Set(paths.map(toName))].map((name) => ({
  name,
  paths: paths.filter((path) => toName(path) === name),
}));

/** How many enhancers that wait for the first scroll are on the screen and have not started. */
const countWaiting = (page: Page) =>
  page
    .locator('[data-when="scroll"]:not([data-enhanced])')
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) =>
            element.checkVisibility() && element.getBoundingClientRect().top < innerHeight,
        ).length,
    );

/** Opens a page of the gallery, scrolls a little, and starts all that the page has. */
export async function openExample(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForEnhancers(page);
  await scrollTo(page, 100);
  await expect.poll(() => countWaiting(page)).toBe(0);
  await startAll(page);
}
