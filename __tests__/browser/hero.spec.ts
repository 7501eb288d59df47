import type { Page } from '@playwright/test';
import { recordScripts } from './support/requests';
import { expect, scrollTo, test, visit } from './support/test';

const heroes = ['/', '/home-two', '/home-three'];

/** The milliseconds after which the lines of the headline begin to rise: the delay, and the wait in the keyframes. */
const getDelays = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((title) =>
    [...title.querySelectorAll('span > span')].map((line) => {
      const effect = line.getAnimations()[0]?.effect;
      if (!(effect instanceof KeyframeEffect)) throw new Error('A line has no animation.');
      const { delay, duration } = effect.getComputedTiming();
      return Number(delay) + Number(effect.getKeyframes()[1]?.offset) * Number(duration);
    }),
  );

/** How many animations move the headline. */
const countAnimations = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => title.getAnimations({ subtree: true }).length);

const getShapes = (page: Page) => page.locator('main > section:first-child > [aria-hidden] > *');

/** Makes the next page one of a session that has seen other pages. */
const makeReturning = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('visited', '1'));

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const path of heroes) {
    test(`the headline at ${path} rises line by line, and later where the preloader shows`, async ({
      page,
    }) => {
      // Time stands still, so that no animation ends before the test has read it.
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.goto(path);
      const first = await getDelays(page);
      expect(first.length).toBeGreaterThan(1);
      await makeReturning(page);
      await page.goto(path);
      const next = await getDelays(page);
      for (const delays of [first, next]) {
        expect(delays).toEqual([...new Set(delays)].toSorted((a, b) => a - b));
      }
      for (const [index, delay] of next.entries()) expect(first[index]).toBeGreaterThan(delay);
    });
  }

  test('no line of the headline is moved or cut off in the end', async ({ page }) => {
    for (const path of heroes) {
      await page.goto(path);
      await expect.poll(() => countAnimations(page)).toBe(0);
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

  test('the shapes float to and fro for ever, each at its own pace', async ({ page }) => {
    await page.goto('/');
    const getTimings = () =>
      getShapes(page).evaluateAll((all) =>
        all.flatMap((shape) =>
          shape.getAnimations().map(({ effect }) => effect?.getTiming() ?? {}),
        ),
      );
    // The first frame lays them out.
    const count = await getShapes(page).count();
    expect(count).toBeGreaterThan(1);
    await expect.poll(async () => (await getTimings()).length).toBe(count);
    const timings = await getTimings();
    for (const { direction, iterations } of timings) {
      expect(direction).toBe('alternate');
      expect(iterations).toBe(Number.POSITIVE_INFINITY);
    }
    expect(new Set(timings.map(({ duration }) => duration)).size).toBe(count);
  });

  test('the browser skips the shapes off the screen', async ({ page }) => {
    await page.goto('/');
    const isSkipped = () =>
      getShapes(page)
        .first()
        .evaluate((shape) => !shape.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isSkipped()).toBe(false);
    await scrollTo(page, 4000);
    await expect.poll(isSkipped).toBe(true);
    await scrollTo(page, 0);
    await expect.poll(isSkipped).toBe(false);
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
