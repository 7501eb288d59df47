import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Page } from '@playwright/test';
import { startAll } from '../../../scripts/serve/browser/start-all';
import { folderOf } from '../../variants/variants';
import { scrollTo, waitForEnhancers } from './test';

const FOLDER = join(folderOf('sections'), 'out/sections');

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

/** Opens a page of the gallery and starts all it has. Some enhancers wait for the first scroll. */
export async function openExample(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForEnhancers(page);
  await scrollTo(page, 100);
  // Browsers tell of a scroll in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
  await startAll(page);
}
