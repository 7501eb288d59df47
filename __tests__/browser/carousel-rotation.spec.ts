import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import {
  clients,
  countTransitions,
  everyCarousel,
  logos,
  projects,
  testimonials,
  visitCarousel,
} from './support/carousels';
import { SMOKE } from './support/smoke';
import { SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

/** Watches a carousel, and returns when it turned, in milliseconds. */
const watchTurns = (carousel: Locator, watched: number) =>
  carousel.evaluate(async (element, time) => {
    const first = () =>
      element.querySelector('.swiper-slide-active, .slick-current [aria-roledescription]');
    const found: number[] = [];
    const start = performance.now();
    let last = first();
    while (performance.now() - start < time) {
      await new Promise(requestAnimationFrame);
      const now = first();
      if (now !== last) found.push(performance.now() - start);
      last = now;
    }
    return found;
  }, watched);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// One of Swiper's and one of slick's: the others have the same code, and other times.
for (const carousel of [clients, logos]) {
  test.describe(carousel.name, { tag: carousel === clients ? [] : SWEEP }, () => {
    /** Turns once, runs `pressTwice`, and expects the slide after two more turns. */
    async function expectTwoTurns(page: Page, pressTwice: (next: Locator) => Promise<void>) {
      const element = await visitCarousel(page, carousel);
      const next = element.getByRole('button', { name: /^Next/ });
      const status = element.getByRole('status');
      const getPlace = async () => Number((await status.textContent())?.split(' ')[0] ?? 0);
      await next.press('Enter');
      await expect.poll(getPlace).toBeGreaterThan(0);
      await expect.poll(() => countTransitions(element)).toBe(0);
      const first = await getPlace();
      await pressTwice(next);
      const count = carousel.slides;
      const step = carousel.step;
      await expect.poll(getPlace).toBe(((first - 1 + 2 * step) % count) + 1);
    }

    test(`keeps a press during a turn when the window changes its width`, {
      tag: SMOKE,
    }, async ({ page }) => {
      await expectTwoTurns(page, async (next) => {
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
        await next.press('Enter');
        await next.press('Enter');
        await page.setViewportSize({ width: width - 9, height });
      });
    });

    test(`keeps a press on a busy machine while the window changes`, async ({ page }) => {
      await expectTwoTurns(page, async (next) => {
        await next.evaluate((button: HTMLElement) => {
          button.click();
          button.click();
          window.dispatchEvent(new Event('resize'));
          // Every timer of the libraries is due before anything is rendered.
          const end = performance.now() + 150;
          while (performance.now() < end);
        });
      });
    });
  });
}

test('the logos rest while a visitor points at them, focuses them, pauses them or hides the tab', {
  tag: SWEEP,
}, async ({ page }) => {
  const element = await visitCarousel(page, logos);
  const rotation = (state: string) => expect(element).toHaveAttribute('data-rotation', state);
  await page.mouse.move(700, 20);
  await rotation('playing');
  await element.locator('[data-slides]').hover();
  await rotation('hovered');
  expect(await watchTurns(element, logos.delay + 1200)).toEqual([]);
  await page.mouse.move(700, 20);
  await rotation('playing');

  const button = element.getByRole('button').first();
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await rotation('focused');
  await page.keyboard.press('Enter');
  await rotation('paused');
  await expect(button).toHaveAccessibleName(/^Play /);
  await page.keyboard.press('Enter');
  await rotation('playing');
  await expect(button).toHaveAccessibleName(/^Pause /);

  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await rotation('hidden');
  await hide(false);
  await rotation('playing');
});

test('the clients turn on under the mouse, after a drag and with a focused button, and wait with a focused slide', async ({
  page,
}) => {
  const element = await visitCarousel(page, clients);
  const slides = element.locator('[data-slides]');
  const box = await slides.boundingBox();
  if (!box) throw new Error('The slides have no box.');
  const y = Math.max(box.y + box.height / 3, 200);
  await page.mouse.move(900, y);
  await page.mouse.down();
  await page.mouse.move(500, y, { steps: 6 });
  await page.mouse.up();
  // The mouse stays over the slides.
  await expect.poll(() => countTransitions(element)).toBe(0);
  expect(await watchTurns(element, 2.2 * clients.delay)).not.toHaveLength(0);

  await element.getByRole('button', { name: /^Next/ }).focus();
  await page.keyboard.press('Enter');
  await expect(element).toHaveAttribute('data-rotation', 'playing');
  // It stays on the screen if a turn has just begun.
  await expect.poll(() => countTransitions(element)).toBe(0);
  await slides.locator(':not([inert]) > a').nth(1).focus();
  await expect(element).toHaveAttribute('data-rotation', 'focused');
  expect(await watchTurns(element, clients.delay + 1200)).toEqual([]);
  await element.getByRole('button', { name: /^Next/ }).focus();
  await expect(element).toHaveAttribute('data-rotation', 'playing');
});

for (const carousel of everyCarousel) {
  const tag = carousel === clients ? [] : SWEEP;
  test(`${carousel.name}: turns by itself every ${carousel.delay} ms`, { tag }, async ({
    page,
  }) => {
    const element = await visitCarousel(page, carousel);
    await page.mouse.move(700, 20);
    await expect(element).toHaveAttribute('data-rotation', 'playing');
    const found = await watchTurns(element, 2.5 * carousel.delay);
    expect(found.length).toBeGreaterThanOrEqual(2);
    for (const [index, time] of found.entries()) {
      const before = found[index - 1];
      if (before === undefined) continue;
      // A busy machine turns late, but never early.
      expect(time - before).toBeGreaterThan(carousel.delay - 150);
      expect(time - before).toBeLessThan(carousel.delay + 1500);
    }
  });
}

for (const [carousel, after] of [
  [clients, 'playing'],
  [testimonials, 'paused'],
  [projects, 'playing'],
] as const) {
  const tag = carousel === projects ? SWEEP : [];
  test(`${carousel.name} is ${after} after an arrow and a swipe`, { tag }, async ({ page }) => {
    const element = await visitCarousel(page, carousel);
    await element.getByRole('button', { name: /^Next/ }).click();
    await page.mouse.move(700, 20);
    await expect(element).toHaveAttribute('data-rotation', after);
    if (after === 'paused') await element.getByRole('button', { name: /^Play/ }).click();
    await page.mouse.move(700, 20);
    await expect(element).toHaveAttribute('data-rotation', 'playing');
    const box = await element.locator('[data-slides]').boundingBox();
    if (!box) throw new Error('The slides have no box.');
    // Below the header.
    const y = Math.max(box.y + box.height / 3, 200);
    await page.mouse.move(900, y);
    await page.mouse.down();
    await page.mouse.move(700, y, { steps: 6 });
    await page.mouse.move(400, y, { steps: 6 });
    await page.mouse.up();
    await page.mouse.move(700, 20);
    await expect(element).toHaveAttribute('data-rotation', after);
  });
}

// Together they have all four.
for (const path of ['/', '/team-details']) {
  test(`the carousels of ${path} are accessible while they run`, async ({ page }) => {
    await visit(page, path);
    const carousels = page.locator('[aria-roledescription="carousel"]');
    for (const carousel of await carousels.all()) {
      await carousel.scrollIntoViewIfNeeded();
      await page.mouse.move(700, 20);
      await expect(carousel).toHaveAttribute('data-rotation', 'playing');
    }
    // Words that still fade in have no contrast yet.
    await page.evaluate(async () => {
      const ending = document
        .getAnimations()
        .filter(({ effect, playState }) => {
          const { endTime } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && Number(endTime) < 10_000;
        })
        .map(({ finished }) => finished.catch(() => {}));
      await Promise.all(ending);
    });
    await expectAccessible(page, 'running', { within: '[aria-roledescription="carousel"]' });
  });
}
