import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { release, type } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../browser/support/test';

/** Names the browser and the system that drew the baseline. Others draw other pixels. */
const DRAWN_BY = join(import.meta.dirname, 'baseline/drawn-by.txt');

/** The styles that turn pictures into flat boxes. */
export const FLAT = join(import.meta.dirname, 'flat.css');

/** The widths and themes in which pages are drawn. Sections are drawn in the first, where lines are shortest. */
export const looks = [
  { name: '390-light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: '1440-dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

const isUpdating = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

/** The name of this system, such as "Debian GNU/Linux 12 (bookworm)" or "Darwin 25.1.0". */
function getSystemName(): string {
  const description = '/etc/os-release';
  const text = existsSync(description) ? readFileSync(description, 'utf8') : '';
  return /^PRETTY_NAME="?([^"\n]+)/m.exec(text)?.[1] ?? `${type()} ${release()}`;
}

/** Names the browser and the system that draw: "chromium-headless-shell 156 on Debian …". */
function getDrawer(browser: Browser): string {
  const program = basename(process.env.SHELL_PATH ?? '');
  return `${program} ${browser.version().split('.')[0]} on ${getSystemName()}`;
}

/** Skips the test where another browser or system drew the baseline, in CI too. */
export function skipForeignBaseline(browser: Browser): void {
  const baseline = existsSync(DRAWN_BY) ? readFileSync(DRAWN_BY, 'utf8').trim() : 'nothing yet';
  const drawer = getDrawer(browser);
  test.skip(
    !isUpdating() && baseline !== drawer,
    `the pictures were drawn by ${baseline}, and this is ${drawer}.`,
  );
}

/** Stores an accepted picture with 256 colours, which takes a third of the bytes. */
export async function storeAccepted(picture: readonly string[], browser: Browser): Promise<void> {
  if (!isUpdating()) return;
  const file = test.info().snapshotPath(...picture);
  writeFileSync(file, await sharp(file).png({ palette: true, dither: 0, effort: 10 }).toBuffer());
  writeFileSync(DRAWN_BY, `${getDrawer(browser)}\n`);
}
