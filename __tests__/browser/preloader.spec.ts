import { expect, test, visit } from './support/test';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test("shows on a session's first page, lets presses through, and does not show on the second", async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'commit' });
    const preloader = page.locator('[data-preloader]');
    const ends = await preloader.evaluate((element) =>
      element.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
    );
    expect(new Set(ends)).toEqual(new Set([1000]));
    await page.locator('header a[href="/about-us"]').first().click();
    await expect(page).toHaveURL('/about-us');
    await expect(preloader).toBeHidden();
    const running = await preloader.evaluate((element) => element.getAnimations().length);
    expect(running).toBe(0);
  });
});

test('does not show with reduced motion', async ({ page }) => {
  await visit(page, '/');
  await expect(page.locator('[data-preloader]')).toBeHidden();
});
