import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';

/** How long a tab may take to paint one frame, in milliseconds. */
const PATIENCE = 5_000;

type Painted = { evaluate: (run: () => Promise<boolean>) => Promise<boolean> };

const getMarkFile = ({ project, testId }: TestInfo) => join(project.outputDir, 'stalled', testId);

/** Whether the page still paints. */
const paints = (page: Painted) =>
  Promise.race([
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => resolve(true));
        }),
    ),
    sleep(PATIENCE).then(() => false),
  ]).catch(() => true);

/**
 * Lets Playwright try a test again only where its tab had stopped painting. On a busy machine
 * without a graphics card this happens to about one page in a thousand. Chromium then paints no
 * more frames, but scripts and other tabs continue. Any other failure stays a failure.
 *
 * @param use runs the test
 */
export async function excuseStalls(
  page: Painted,
  info: TestInfo,
  use: () => Promise<void>,
): Promise<void> {
  const mark = getMarkFile(info);
  if (info.retry > 0 && !existsSync(mark))
    throw new Error('The first try failed while its tab was painting. See its error.');
  await use();
  if (info.status === info.expectedStatus || (await paints(page))) return;
  console.log(`The tab of this test stopped painting: ${info.title}`);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, '');
}
