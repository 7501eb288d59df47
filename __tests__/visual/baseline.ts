import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../browser/support/test';

/** Names the browser and the system that drew the baseline. Others draw other pixels. */
const DRAWN_BY = join(import.meta.dirname, 'baseline/drawn-by.txt');

/** The styles that turn pictures into flat boxes. */
export const FLAT = join(import.meta.dirname, 'flat.css');

/** The widths and themes that are drawn. */
export const looks = [
  { name: '390-light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: '1440-dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

const isUpdating = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

const getSystemName = (browser: Browser) =>
  `Chromium ${browser.version().split('.')[0]} on ${process.platform}`;

/** Returns the reason to skip the comparison, or null. CI always compares. */
function reasonToSkip(drawer: string): string | null {
  if (isUpdating() || process.env.CI) return null;
  const baseline = existsSync(DRAWN_BY) ? readFileSync(DRAWN_BY, 'utf8').trim() : 'nothing yet';
  if (baseline === drawer) return null;
  return `The baseline was drawn by ${baseline}, and this is ${drawer}.`;
}

/** Skips the test where another browser or system drew the baseline. */
export function skipForeignBaseline(browser: Browser): void {
  const reason = reasonToSkip(getSystemName(browser));
  test.skip(reason !== null, reason ?? '');
}

/** Stores an accepted picture with 256 colours, which takes a third of the bytes. */
export async function storeAccepted(picture: readonly string[], browser: Browser): Promise<void> {
  if (!isUpdating()) return;
  const file = test.info().snapshotPath(...picture);
  writeFileSync(file, await sharp(file).png({ palette: true, dither: 0, effort: 10 }).toBuffer());
  writeFileSync(DRAWN_BY, `${getSystemName(browser)}\n`);
}
