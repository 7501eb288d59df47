import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

/** Records in every page at which milliseconds of its animation the preloader shows. */
async function recordPreloader(page: Page) {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { preloaderSeen: seen });
    const look = () => {
      const preloader = document.querySelector('[data-preloader]');
      if (preloader?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        // The time of the animation: a busy machine paints the last frame late.
        seen.push(Number(preloader.getAnimations()[0]?.currentTime));
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

const getTimes = (page: Page) =>
  page.evaluate((): number[] => Reflect.get(window, 'preloaderSeen'));

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test("shows on a session's first page, and not on its second", async ({ page }) => {
    await recordPreloader(page);
    await page.goto('/');
    await expect(page.locator('[data-preloader]')).toBeHidden();
    const times = await getTimes(page);
    expect(times.length).toBeGreaterThan(0);
    for (const time of times) expect(time).toBeLessThan(1000);

    await visit(page, '/about-us');
    await expect(page.locator('[data-preloader]')).toBeHidden();
    expect(await getTimes(page)).toEqual([]);
  });

  test('ends after 1000 ms, even if a script is slow', async ({ page }) => {
    await page.route(/\/_next\/.*\.js/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    const preloader = page.locator('[data-preloader]');
    const timing = await preloader.evaluate((element) =>
      element.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
    );
    expect(new Set(timing)).toEqual(new Set([1000]));
    await expect(preloader).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('lets clicks through', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('header a[href="/about-us"]').first().click();
    await expect(page).toHaveURL('/about-us');
  });
});

test('does not show with reduced motion', async ({ page }) => {
  await recordPreloader(page);
  await visit(page, '/');
  expect(await getTimes(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('does not show', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-preloader]')).toBeHidden();
  });
});
