import type { Page } from '@playwright/test';
import { home } from '@/content/pages/home';
import { counters } from '@/content/site/shared';
import { scrollThrough } from './support/motion';
import { expect, test, visit } from './support/test';

/** The properties that change with the scroll. */
const getMoved = (page: Page) =>
  page.evaluate(() => {
    const moved = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof ViewTimeline)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap(({ offset, computedOffset, easing, composite, ...properties }) =>
        Object.keys(properties),
      );
    return [...new Set(moved)].sort();
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('only transforms and opacities follow the scroll', async ({ page }) => {
    await visit(page, '/');
    await scrollThrough(page);
    expect(await getMoved(page)).toEqual(['opacity', 'transform']);
  });

  test('a counter shows its value at all times', async ({ page }) => {
    const { items = [] } = counters() ?? {};
    test.skip(items.length === 0, 'there are no counters.');
    await visit(page, '/');
    const list = page.locator('dl').first();
    const values = items.map(({ amount, suffix }) => `${amount}${suffix}`);
    await expect(list.getByRole('definition')).toContainText(values);
    await list.evaluate((node) => {
      const note = () => node.setAttribute('data-changed', '');
      const changes = { childList: true, characterData: true, subtree: true };
      new MutationObserver(note).observe(node, changes);
    });
    await scrollThrough(page);
    await expect(list).not.toHaveAttribute('data-changed');
  });

  for (const width of [390, 1440])
    test(`the hand of the stopwatch runs while its picture is on the screen, ${width} px wide`, async ({
      page,
    }) => {
      const { title = '', stopwatch } = home().setsApart ?? {};
      test.skip(!stopwatch, 'there is no stopwatch.');
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/');
      await scrollThrough(page);
      const heading = page.getByRole('heading', { name: title, exact: true });
      const hand = page.locator('section').filter({ has: heading }).locator('i');
      /** The hand's angle while its middle stands at a part of the window's height. */
      const readAngle = async (part: number) => {
        await hand.evaluate((node, place) => {
          const { top, height } = node.getBoundingClientRect();
          const by = top + height / 2 - window.innerHeight * place;
          window.scrollBy({ top: by, behavior: 'instant' });
        }, part);
        await expect(hand).toBeInViewport();
        return hand.evaluate(async (node) => {
          await new Promise(requestAnimationFrame);
          const { a, b } = new DOMMatrix(getComputedStyle(node).transform);
          return Math.round((Math.atan2(b, a) * 180) / Math.PI);
        });
      };
      const angles = [await readAngle(0.7), await readAngle(0.5), await readAngle(0.35)];
      expect(new Set(angles).size).toBe(angles.length);
    });
});

test.describe('in a browser without view timelines', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, bypassCSP: true });

  test('everything stands at its last frame', async ({ page }) => {
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      const sheet = await response.text();
      await route.fulfill({ response, body: sheet.replaceAll(':view()', ':unknown()') });
    });
    await visit(page, '/');
    await scrollThrough(page);
    expect(await getMoved(page)).toEqual([]);
    await expect(page.locator('figure[data-clock] li span').first()).toHaveCSS('opacity', '1');
  });
});

test('with reduced motion, nothing follows the scroll, and the sun stands at the hour', async ({
  page,
}) => {
  await visit(page, '/');
  await scrollThrough(page);
  expect(await getMoved(page)).toEqual([]);
  const drawing = page.locator('figure[data-clock]');
  await expect(drawing).toHaveAttribute('style', /--time: ?\d/);
});

test('the sun of the day chart does not show before and after the day', async ({ page }) => {
  await visit(page, '/');
  const figure = page.locator('figure[data-clock]');
  const readSun = (hour: number) =>
    figure.evaluate((node, time) => {
      node.style.setProperty('--time', `${time}`);
      const [drawing = node] = node.children;
      return getComputedStyle(drawing, '::after').opacity;
    }, hour);
  const start = Number(await figure.evaluate((node) => node.style.getPropertyValue('--start')));
  expect([await readSun(start - 1), await readSun(start + 2)]).toEqual(['0', '1']);
});
