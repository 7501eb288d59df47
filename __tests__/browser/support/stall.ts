import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';

/** How long a tab may take for one frame before it counts as stalled, in milliseconds. */
const PATIENCE = 5_000;

type Painted = { evaluate: (run: () => Promise<boolean>) => Promise<boolean> };

const markOf = ({ project, testId }: TestInfo) => join(project.outputDir, 'stalled', testId);

/** Whether the page paints one more frame. */
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
 * Lets a test be tried again only where its tab had stopped painting. On a machine without a
 * graphics card that is busy, Chromium may do so for good, about once in a thousand pages: no
 * frame comes any more, scripts and other tabs go on. Whatever else fails is a failure at once.
 *
 * @param use runs the test
 */
export async function excuseStalls(
  page: Painted,
  info: TestInfo,
  use: () => Promise<void>,
): Promise<void> {
  const mark = markOf(info);
  if (info.retry > 0 && !existsSync(mark))
    throw new Error('It failed before, while its tab went on painting: see the first try.');
  await use();
  if (info.status === info.expectedStatus || (await paints(page))) return;
  console.log(`Its tab stopped painting: ${info.title}`);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, '');
}
