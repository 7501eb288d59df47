import type { Page } from '@playwright/test';
import { endMotion } from './support/motion';
import { recordScripts } from './support/requests';
import { expect, scrollTo, test, visit } from './support/test';

const heroes = ['/', '/home-two', '/home-three'];

const getShapes = (page: Page) => page.locator('main > section:first-child > [aria-hidden] > *');

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('no line of the headline is moved or cut off in the end', async ({ page }) => {
    for (const path of heroes) {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await endMotion(title);
      const places = await title.evaluate((title) =>
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

  test('the shapes float for ever, each at its own pace, and rest off the screen', async ({
    page,
  }) => {
    await page.goto('/');
    const isAtRest = () =>
      getShapes(page)
        .first()
        .evaluate((shape) => !shape.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isAtRest).toBe(false);
    const timings = await getShapes(page).evaluateAll((all) =>
      all.map((shape) => shape.getAnimations().map(({ effect }) => effect?.getTiming())),
    );
    expect(timings.length).toBeGreaterThan(1);
    for (const timing of timings)
      expect(timing).toMatchObject([{ direction: 'alternate', iterations: Infinity }]);
    expect(new Set(timings.map(([timing]) => timing?.duration)).size).toBe(timings.length);
    await scrollTo(page, 4000);
    await expect.poll(isAtRest).toBe(true);
    await scrollTo(page, 0);
    await expect.poll(isAtRest).toBe(false);
  });

  test('the shapes move against the mouse, the near ones farther than the distant ones', async ({
    page,
  }) => {
    await visit(page, '/');
    const getShift = (index: number) =>
      getShapes(page)
        .nth(index)
        .evaluate((shape) => Number.parseFloat(getComputedStyle(shape).translate) || 0);
    await page.mouse.move(700, 400);
    await expect(page.locator('[data-enhance="parallax"][data-enhanced]')).toHaveCount(1);
    await page.mouse.move(1300, 600);
    const getShifts = async () => ({ near: await getShift(0), distant: await getShift(2) });
    await expect(async () => {
      const { near, distant } = await getShifts();
      expect(distant).toBeLessThan(0);
      expect(near).toBeLessThan(distant);
    }).toPass();
    await page.mouse.move(100, 300);
    await expect(async () => {
      const { near, distant } = await getShifts();
      expect(distant).toBeGreaterThan(0);
      expect(near).toBeGreaterThan(distant);
    }).toPass();
  });
});

test.describe('on a phone', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test('no script that follows a mouse is loaded', async ({ page }) => {
    const readScripts = recordScripts(page);
    await visit(page, '/');
    await page.touchscreen.tap(200, 500);
    await page.getByRole('banner').getByRole('link').first().focus();
    const scripts = await readScripts();
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((text) => /--depth|elementsFromPoint/.test(text))).toEqual([]);
  });
});

test('nothing moves with reduced motion', async ({ page }) => {
  for (const path of heroes) {
    await page.goto(path);
    const running = await page
      .locator('main > section:first-child')
      .evaluate((hero) => hero.getAnimations({ subtree: true }).length);
    expect(running, path).toBe(0);
  }
});
