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

test('a counter counts up once, keeps its size, and always gives screen readers the final figure', async ({
  page,
}) => {
  await keepScrolling(page);
  await page.clock.install();
  await page.goto('/');
  const ledger = page.locator('dl').first();
  const counter = getCounters(page).first();
  const copy = counter.locator('[aria-hidden]');
  const read = '- definition: 10+';
  const getSize = () =>
    counter.evaluate((node) => {
      const { width, height } = node.getBoundingClientRect();
      return { width, height };
    });
  const before = await getSize();

  await approach(page, counter);
  await expect(copy).toHaveText(/^\s*0\+$/);
  await expect(ledger.getByRole('definition').first()).toMatchAriaSnapshot(read);
  await page.clock.pauseAt(Date.now() + 60_000);
  await scrollToPart(counter);
  const shown: string[] = [];
  await expect
    .poll(
      async () => {
        await page.clock.runFor(50);
        if ((await copy.count()) === 0) return 'done';
        shown.push((await copy.textContent()) ?? '');
        await expect(ledger.getByRole('definition').first()).toMatchAriaSnapshot(read);
        expect(await getSize()).toEqual(before);
        return 'counting';
      },
      { intervals: [20], timeout: 30_000 },
    )
    .toBe('done');
  expect(new Set(shown).size).toBeGreaterThan(2);
  expect(shown.at(-1)).toBe('10+');
  await expect(counter).toHaveText('10+');
  expect(await getSize()).toEqual(before);

  await scrollTo(page, 0);
  await scrollToPart(counter);
  await page.clock.runFor(200);
  await expect(counter).toBeInViewport();
  await expect(copy).toHaveCount(0);
});

test('the counting digits are where the final digits are', async ({ page }) => {
  await keepScrolling(page);
  await page.goto('/services-details');
  const counter = getCounters(page).first();
  await approach(page, counter);
  const apart = await counter.evaluate((node) => {
    const [word, copy] = node.childNodes;
    if (!(copy instanceof Element) || !word) return null;
    const range = document.createRange();
    return [...copy.children].map((digit, index) => {
      range.setStart(word, index);
      range.setEnd(word, index + 1);
      return Math.abs(digit.getBoundingClientRect().left - range.getBoundingClientRect().left);
    });
  });
  expect(apart).toHaveLength(4);
  expect(Math.max(...(apart ?? []))).toBeLessThan(0.5);
});

for (const [screen, size] of [
  ['large', { width: 1440, height: 900 }],
  ['small', { width: 390, height: 844 }],
] as const) {
  test(`progress bars fill once on a ${screen} screen`, async ({ page }) => {
    await keepScrolling(page);
    await page.setViewportSize(size);
    await page.goto('/about-us');
    const bars = page.getByRole('progressbar');
    const chart = getReveals(page).filter({ has: bars });
    await approach(page, chart);
    for (const [index, [name, value]] of [
      ['App Design', 85],
      ['Software Design', 75],
      ['Web Design', 95],
      ['Data Management', 99],
    ].entries()) {
      const bar = bars.nth(index);
      await expect(bar).toHaveAccessibleName(String(name));
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
}
