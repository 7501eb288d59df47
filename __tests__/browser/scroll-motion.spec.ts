import type { Page } from '@playwright/test';
import { getWords } from '@/content/pages/pages';
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
    const { items = [] } = getWords('home', 'counters') ?? {};
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
    test(`the hand of the stopwatch runs clockwise until it stands in the middle, ${width} px wide`, async ({
      page,
    }) => {
      const { title = '', picture, stopwatch } = getWords('home', 'sets-apart') ?? {};
      const isThere = stopwatch && picture?.file.startsWith('pace-');
      test.skip(!isThere, 'There is no stopwatch: the delivered picture alone has one.');
      const { from = 0, to = 0 } = stopwatch ?? {};
      const turn = (((to - from) * 6 + 360 - 1) % 360) + 1;
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/');
      await scrollThrough(page);
      const heading = page.getByRole('heading', { name: title, exact: true });
      const hand = page.locator('section').filter({ has: heading }).locator('i');
      /** How far the hand has turned while its hub stands at a part of the window's height. */
      const readTurn = async (part: number) => {
        await hand.evaluate((node: HTMLElement, place) => {
          const { top = 0 } = node.parentElement?.getBoundingClientRect() ?? {};
          const hub = top + node.offsetTop + node.offsetHeight * 1.18;
          window.scrollBy({ top: hub - window.innerHeight * place, behavior: 'instant' });
        }, part);
        const angle = await hand.evaluate(async (node) => {
          await new Promise(requestAnimationFrame);
          const { a, b } = new DOMMatrix(getComputedStyle(node).transform);
          return (Math.atan2(b, a) * 180) / Math.PI;
        });
        return Math.round(angle - from * 6 + 1080) % 360;
      };
      expect(await readTurn(0.9)).toBe(0);
      const [early, late] = [await readTurn(0.75), await readTurn(0.6)];
      expect(early).toBeGreaterThan(0);
      expect(late).toBeGreaterThan(early);
      expect(late).toBeLessThan(turn);
      expect(await readTurn(0.45)).toBe(turn % 360);
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
  expect([await readSun(start - 1), await readSun(start + 0.5)]).toEqual(['0', '1']);
});
