import type { Page } from '@playwright/test';
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
