import { orderServices } from '@/content/collections/services';
import { getWords } from '@/content/pages/pages';
import {
  approach,
  endMotion,
  findMovedParts,
  getParts,
  getReveals,
  getState,
  keepScrolling,
  scrollThrough,
  scrollToPart,
} from './support/motion';
import { recordScripts } from './support/requests';
import { services } from './support/routes';
import { expect, scrollTo, test, visit } from './support/test';

const [SERVICE = ''] = services;

/** A text that only the script that moves parts contains. */
const MOTION = '--reveal-from';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('parts come in once on the home page, each time on a service, and their script loads after a scroll', async ({
    page,
  }) => {
    test.skip(!SERVICE, 'There are no services, whose cards come in.');
    const readScripts = recordScripts(page);
    await keepScrolling(page);
    for (const { path, again } of [
      { path: '/', again: 'at rest' },
      { path: SERVICE, again: 'paused' },
    ]) {
      await page.goto(path);
      if (path === '/') expect((await readScripts()).join()).not.toContain(MOTION);
      const reveal = getReveals(page).first();
      const part = getParts(reveal).last();
      await approach(page, reveal);
      await expect.poll(() => getState(part), path).toBe('paused');
      await scrollToPart(part);
      await expect.poll(() => getState(part), path).toBe('running');
      await endMotion(part);
      await expect.poll(() => getState(part), path).toBe('at rest');
      await expect(part).toHaveCSS('opacity', '1');
      await scrollTo(page, 0);
      await expect.poll(() => getState(part), path).toBe(again);
    }
  });

  test('the plank of a balance tips to rest once its card has come', async ({ page }) => {
    const service = orderServices(getWords('home', 'service-grid')?.lines ?? []).find(
      (each) => 'balance' in each && each.balance,
    );
    test.skip(!service, 'No service has a balance.');
    await keepScrolling(page);
    await page.goto('/');
    const grid = getReveals(page).first();
    await approach(page, grid);
    const card = getParts(grid).filter({
      has: page.getByRole('link', { name: service?.label, exact: true }),
    });
    const plank = card.locator('span:has(> :is(picture, img))').last();
    await expect(plank).not.toHaveCSS('rotate', 'none');
    await scrollToPart(card);
    await expect(plank).toHaveCSS('rotate', 'none');
  });

  test('everything shows while a visitor rests, at a card that has the focus, and on paper', async ({
    page,
  }) => {
    test.skip(!SERVICE, 'There are no services, whose cards come in.');
    await page.goto('/');
    const grid = getReveals(page).first();
    await approach(page, grid);
    await expect.poll(() => findMovedParts(page)).toEqual([]);

    await keepScrolling(page);
    await page.reload();
    const card = getParts(grid).last();
    await approach(page, grid);
    expect(await getState(card)).toBe('paused');
    await card.getByRole('link').focus();
    expect(await getState(card)).toBe('at rest');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await findMovedParts(page)).toEqual([]);
  });

  test('parts on the first screen are never hidden', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1800 });
    await visit(page, '/team');
    const reveal = getReveals(page).first();
    await scrollTo(page, 20);
    await expect(reveal).toHaveAttribute('data-enhanced', '');
    await expect(getParts(reveal).first()).toBeInViewport();
    expect(await getState(getParts(reveal).first())).toBe('at rest');
  });

  test.describe('where the script does not arrive', () => {
    test.use({ tolerated: /ERR_FAILED|dynamically imported/ });

    test('everything stays visible', async ({ page }) => {
      await visit(page, '/');
      await page.route('**/_islands/*', (route) => route.abort());
      const lost = page.waitForEvent('requestfailed');
      await scrollThrough(page);
      await lost;
      expect(await findMovedParts(page)).toEqual([]);
    });
  });
});

test('nothing moves with reduced motion', async ({ page }) => {
  test.skip(!SERVICE, 'There are no services, whose cards come in.');
  await keepScrolling(page);
  await page.goto('/');
  const reveal = getReveals(page).first();
  await approach(page, reveal);
  expect(await findMovedParts(page)).toEqual([]);
  expect(await getState(getParts(reveal).last())).toBe('at rest');
});
