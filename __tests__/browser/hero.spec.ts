import type { Page } from '@playwright/test';
import { expect, scrollTo, test, visit } from './support/test';

const heroes = ['/', '/home-two', '/home-three'];

/** When each of the headline's lines begins its rise, and how long that takes. */
const rises = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((title) =>
    [...title.querySelectorAll('span > span')].map((line) => {
      const { animationDelay, animationDuration } = getComputedStyle(line);
      return [animationDelay, animationDuration].map((times) => times.split(',')[0]).join(' for ');
    }),
  );

const moving = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => title.getAnimations({ subtree: true }).length);

const shapes = (page: Page) => page.locator('main > section:first-child > [aria-hidden] > *');

/** Makes the next page one of a session that has seen others. */
const comeAgain = (page: Page) => page.addInitScript(() => sessionStorage.setItem('visited', '1'));

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the headline rises line by line, 80 ms apart', async ({ page }) => {
    await comeAgain(page);
    await page.goto('/', { waitUntil: 'commit' });
    expect(await rises(page)).toEqual(['0s for 0.95s', '0.08s for 0.95s']);
    await page.goto('/home-two', { waitUntil: 'commit' });
    expect(await rises(page)).toEqual(['0s for 0.95s', '0.08s for 0.95s', '0.16s for 0.95s']);
  });

  test("on a session's first page it rises as the preloader fades", async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    expect(await rises(page)).toEqual(['0.9s for 0.95s', '0.98s for 0.95s']);
  });

  test('once risen, no line is cut off and none is moved', async ({ page }) => {
    for (const path of heroes) {
      await page.goto(path);
      await expect.poll(() => moving(page)).toBe(0);
      const places = await page.getByRole('heading', { level: 1 }).evaluate((title) =>
        [...title.children].map((line) => {
          const [words] = line.children;
          const at = line.getBoundingClientRect();
          const now = words?.getBoundingClientRect();
          return [at.top === now?.top, at.left === now?.left, at.height === now?.height];
        }),
      );
      for (const place of places) expect(place, path).toEqual([true, true, true]);
    }
  });

  test('the shapes float in 7 to 9 seconds, there and back, each in its own time', async ({
    page,
  }) => {
    await page.goto('/');
    const timingsOf = () =>
      shapes(page).evaluateAll((all) =>
        all.flatMap((shape) =>
          shape.getAnimations().map(({ effect }) => effect?.getTiming() ?? {}),
        ),
      );
    // They are laid out in the first frame that sees them.
    await expect.poll(async () => (await timingsOf()).length).toBe(5);
    const timings = await timingsOf();
    for (const { duration, direction, iterations } of timings) {
      expect(duration).toBeGreaterThanOrEqual(7000);
      expect(duration).toBeLessThanOrEqual(9000);
      expect(direction).toBe('alternate');
      expect(iterations).toBe(Number.POSITIVE_INFINITY);
    }
    expect(new Set(timings.map(({ duration }) => duration)).size).toBe(5);
  });

  test('off the screen they are skipped', async ({ page }) => {
    await page.goto('/');
    const isSkipped = () =>
      shapes(page)
        .first()
        .evaluate((shape) => !shape.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isSkipped()).toBe(false);
    await scrollTo(page, 4000);
    await expect.poll(isSkipped).toBe(true);
    await scrollTo(page, 0);
    await expect.poll(isSkipped).toBe(false);
  });

  test('the shapes lean against the mouse, the nearer the farther, and come to rest', async ({
    page,
  }) => {
    await visit(page, '/');
    const left = (index: number) =>
      shapes(page)
        .nth(index)
        .evaluate((shape) => Number.parseFloat(getComputedStyle(shape).translate) || 0);
    await page.mouse.move(700, 400);
    await expect(page.locator('[data-enhance="parallax"][data-enhanced]')).toHaveCount(1);
    await page.mouse.move(1300, 600);
    await expect.poll(() => left(0)).toBeLessThan(-15);
    expect(await left(2)).toBeLessThan(0);
    expect(await left(2)).toBeGreaterThan(await left(0));
    await page.mouse.move(100, 300);
    await expect.poll(() => left(0)).toBeGreaterThan(15);
  });
});

test.describe('on a phone', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test('nothing is loaded that follows a mouse', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/_islands/')) scripts.push(await response.text());
    });
    await visit(page, '/');
    await page.touchscreen.tap(200, 500);
    await page.getByRole('banner').getByRole('link').first().focus();
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((text) => /--depth|elementsFromPoint/.test(text))).toEqual([]);
  });
});

test('with reduced motion everything stands where it belongs', async ({ page }) => {
  for (const path of heroes) {
    await page.goto(path);
    const running = await page
      .locator('main > section:first-child')
      .evaluate((hero) => hero.getAnimations({ subtree: true }).length);
    expect(running, path).toBe(0);
  }
});
