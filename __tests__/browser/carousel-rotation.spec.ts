import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import {
  clients,
  countTransitions,
  getControls,
  logos,
  testimonials,
  visitCarousel,
} from './support/carousels';
import { SMOKE } from './support/smoke';
import { expect, test } from './support/test';

/** A place beside every carousel. */
const rest = (page: Page) => page.mouse.move(700, 20);

const expectRotation = (carousel: Locator, state: string) =>
  expect(carousel).toHaveAttribute('data-rotation', state);

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

/** Drags the slides to the left, below the header. */
async function drag(page: Page, carousel: Locator) {
  const box = await carousel.locator('[data-slides]').boundingBox();
  const y = Math.max((box?.y ?? 0) + (box?.height ?? 0) / 3, 200);
  await page.mouse.move(900, y);
  await page.mouse.down();
  await page.mouse.move(400, y, { steps: 12 });
  await page.mouse.up();
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// One of Swiper's and one of slick's: the others have the same code, and other times.
for (const carousel of [clients, logos]) {
  test(`${carousel.name}: keeps a press during a turn when the window changes its width`, {
    tag: SMOKE,
  }, async ({ page }) => {
    const element = await visitCarousel(page, carousel);
    const { next } = getControls(element);
    const status = element.getByRole('status');
    const getPlace = async () => Number(/\d+/.exec((await status.textContent()) ?? '')?.[0] ?? 0);
    await next.press('Enter');
    await expect.poll(getPlace).toBeGreaterThan(0);
    await expect.poll(() => countTransitions(element)).toBe(0);
    const first = await getPlace();
    await next.press('Enter');
    await next.press('Enter');
    await page.setViewportSize({ width: 1431, height: 900 });
    const { slides, step } = carousel;
    await expect.poll(getPlace).toBe(((first - 1 + 2 * step) % slides) + 1);
  });
}

test('the clients turn every three seconds, also under the mouse after a drag, and wait with a focused slide', async ({
  page,
}) => {
  const element = await visitCarousel(page, clients);
  await drag(page, element);
  // The mouse stays over the slides.
  await expect.poll(() => countTransitions(element)).toBe(0);
  const [first, second] = await watchTurns(element, 2.5 * clients.delay);
  // A busy machine turns late, but never early.
  const pause = (second ?? 0) - (first ?? 0);
  expect(pause).toBeGreaterThan(clients.delay - 150);
  expect(pause).toBeLessThan(clients.delay + 1500);

  // It stays on the screen if a turn has just begun.
  await expect.poll(() => countTransitions(element)).toBe(0);
  await element.locator('[data-slides] :not([inert]) > a').nth(1).focus();
  await expectRotation(element, 'focused');
  expect(await watchTurns(element, clients.delay + 500)).toEqual([]);
  await getControls(element).next.focus();
  await expectRotation(element, 'playing');
});

test('a carousel pauses after an arrow and after a drag', async ({ page }) => {
  const element = await visitCarousel(page, testimonials);
  await getControls(element).next.click();
  await rest(page);
  await expectRotation(element, 'paused');
  await expectAccessible(page, 'turned', { within: 'section[aria-roledescription]' });
  await getControls(element).rotate.click();
  await rest(page);
  await expectRotation(element, 'playing');
  await drag(page, element);
  await rest(page);
  await expectRotation(element, 'paused');
});
