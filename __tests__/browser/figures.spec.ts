import type { Locator } from '@playwright/test';
import { about } from '@/content/pages/about';
import { counters } from '@/content/words/shared';
import {
  approach,
  endMotion,
  getCounters,
  getParts,
  getReveals,
  getState,
  keepScrolling,
  scrollToPart,
} from './support/motion';
import { expect, scrollTo, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How far each digit of the copy is from the digit of the figure that it stands for, in pixels. */
const measureDistances = (counter: Locator) =>
  counter.evaluate((node) => {
    const [text, copy] = node.childNodes;
    if (!text || !(copy instanceof Element)) return [];
    const range = document.createRange();
    return [...copy.children].map((digit, index) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return Math.abs(digit.getBoundingClientRect().left - range.getBoundingClientRect().left);
    });
  });

/** The largest counter of the home page. Some frames of it are between its first and its last. */
const largest = Math.max(...counters().items.map(({ amount }) => amount));
const at = counters().items.findIndex(({ amount }) => amount === largest);
const suffix = counters().items[at]?.suffix ?? '';
const figure = `${largest}${suffix}`;

test('a counter counts up once, keeps its size and its digits in place, and always gives screen readers the final figure', async ({
  page,
}) => {
  await keepScrolling(page);
  await page.clock.install();
  await page.goto('/');
  const ledger = page.locator('dl').first();
  const counter = getCounters(page).nth(at);
  const copy = counter.locator('[aria-hidden]');
  const definition = ledger.getByRole('definition').nth(at);
  const read = `- definition: ${JSON.stringify(figure)}`;
  const getSize = () =>
    counter.evaluate((node) => {
      const { width, height } = node.getBoundingClientRect();
      return { width, height };
    });
  const before = await getSize();

  await approach(page, counter);
  await expect(copy).toHaveText(`0${suffix}`);
  const distances = await measureDistances(counter);
  expect(distances).toHaveLength(figure.length);
  expect(Math.max(...distances)).toBeLessThan(0.5);
  await expect(definition).toMatchAriaSnapshot(read);
  await page.clock.pauseAt(Date.now() + 60_000);
  await scrollToPart(counter);
  const shown: string[] = [];
  await expect
    .poll(
      async () => {
        await page.clock.runFor(50);
        if ((await copy.count()) === 0) return 'done';
        shown.push((await copy.textContent()) ?? '');
        await expect(definition).toMatchAriaSnapshot(read);
        expect(await getSize()).toEqual(before);
        return 'counting';
      },
      { intervals: [20], timeout: 30_000 },
    )
    .toBe('done');
  expect(new Set(shown).size).toBeGreaterThan(2);
  expect(shown.at(-1)).toBe(figure);
  await expect(counter).toHaveText(figure);
  expect(await getSize()).toEqual(before);

  await scrollTo(page, 0);
  await scrollToPart(counter);
  await page.clock.runFor(200);
  await expect(counter).toBeInViewport();
  await expect(copy).toHaveCount(0);
});

test('progress bars fill once', async ({ page }) => {
  await keepScrolling(page);
  await page.goto('/about-us');
  const bars = page.getByRole('progressbar');
  const chart = getReveals(page).filter({ has: bars });
  await approach(page, chart);
  for (const [index, { title, percentage: value }] of about().success.metrics.entries()) {
    const bar = bars.nth(index);
    await expect(bar).toHaveAccessibleName(title);
    await expect(bar).toHaveAttribute('aria-valuenow', String(value));
    await expect(bar).toContainText(`${value}%`);
    await expect(bar).toHaveCSS('opacity', '1');
    await expect(bar).not.toHaveCSS('transform', 'none');
    expect(await getState(bar)).toBe('paused');
  }
  const bar = bars.last();
  await scrollToPart(getParts(chart).last());
  await expect.poll(() => getState(bar)).toBe('running');
  await endMotion(bar);
  await expect(bar).toHaveCSS('transform', 'none');
  await scrollTo(page, 0);
  await scrollToPart(bar);
  await expect(bar).toBeInViewport();
  expect(await getState(bar)).toBe('at rest');
});
