import type { Page } from '@playwright/test';
import { expect, ready, test } from './support/test';

/** Notes in every page from when to when the preloader was to be seen, in milliseconds. */
async function watchPreloader(page: Page) {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { preloaderSeen: seen });
    const look = () => {
      const preloader = document.querySelector('[data-preloader]');
      if (preloader?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        seen.push(performance.now());
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

/** How long the preloader was to be seen in this page; 0 where it never was. */
const seenFor = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = Reflect.get(window, 'preloaderSeen');
    return (seen.at(-1) ?? 0) - (seen[0] ?? 0);
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test("is shown for about 1000 ms on a session's first page, and not on its second", async ({
    page,
  }) => {
    await watchPreloader(page);
    await page.goto('/');
    await expect(page.locator('[data-preloader]')).toBeHidden();
    const time = await seenFor(page);
    expect(time).toBeGreaterThan(700);
    expect(time).toBeLessThan(1300);

    await page.goto('/about-us');
    await ready(page);
    await expect(page.locator('[data-preloader]')).toBeHidden();
    expect(await seenFor(page)).toBe(0);
  });

  test('is over after 1000 ms by its styles alone', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    const preloader = page.locator('[data-preloader]');
    const timing = await preloader.evaluate((element) =>
      element.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
    );
    expect(timing).toEqual([1000]);
    await expect(preloader).toBeHidden();
  });

  test('a slow script does not keep it', async ({ page }) => {
    await page.route(/\/_next\/.*\.js/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('[data-preloader]')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('does not stand in the way of a click', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about-us');
  });
});

test('is never shown with reduced motion', async ({ page }) => {
  await watchPreloader(page);
  await page.goto('/');
  await ready(page);
  expect(await seenFor(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('is never shown', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-preloader]')).toBeHidden();
  });
});
