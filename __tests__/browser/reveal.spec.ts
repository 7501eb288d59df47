import {
  approach,
  endMotion,
  findMovedParts,
  getCounters,
  getMotion,
  getParts,
  getReveals,
  getState,
  keepScrolling,
  scrollThrough,
  scrollToPart,
} from './support/motion';
import { recordScripts } from './support/requests';
import { services } from './support/routes';
import { SWEEP } from './support/sweep';
import { expect, scrollTo, test, visit } from './support/test';

/** The pages whose parts come in over three seconds each time they are seen. */
const REPEATING = [...services.slice(0, 1), '/about-us', '/projects', '/team'];

/** A text that only the script that moves parts contains. */
const MOTION = '--reveal-from';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('moves the service cards in once', async ({ page }) => {
    await keepScrolling(page);
    await page.goto('/');
    const grid = getReveals(page).first();
    await approach(page, grid);
    const card = getParts(grid).last();
    expect(await getState(card)).toBe('paused');
    await scrollToPart(card);
    await expect.poll(() => getState(card)).toBe('running');
    await endMotion(card);
    await expect.poll(() => getState(card)).toBe('at rest');
    await expect(card).toHaveCSS('opacity', '1');
    await expect(card).toHaveCSS('transform', 'none');
    await scrollTo(page, 0);
    await scrollToPart(card);
    await expect(card).toBeInViewport();
    expect(await getState(card)).toBe('at rest');
  });

  for (const path of REPEATING) {
    test(`${path}: moves its parts in over 3000 ms each time they are seen`, {
      tag: path === services[0] ? [] : SWEEP,
    }, async ({ page }) => {
      await keepScrolling(page);
      await page.goto(path);
      const last = getReveals(page).last();
      const part = getParts(last).last();
      await approach(page, last);
      for (const time of ['first', 'second']) {
        await expect.poll(() => getState(part), time).toBe('paused');
        await scrollToPart(part);
        await expect
          .poll(() => getMotion(part), time)
          .toEqual([{ state: 'running', duration: 3_000, delay: 0 }]);
        await endMotion(part);
        await expect.poll(() => getState(part), time).toBe('at rest');
        await scrollTo(page, 0);
      }
    });
  }

  for (const path of ['/', ...services.slice(0, 1)]) {
    test(`${path}: shows everything while its visitor rests, and moves parts in at the next scroll`, async ({
      page,
    }) => {
      await page.goto(path);
      const last = getReveals(page).last();
      const part = getParts(last).last();
      await approach(page, last);
      await expect.poll(() => findMovedParts(page)).toEqual([]);
      await expect(getCounters(page).locator('[aria-hidden]')).toHaveCount(0);
      await scrollToPart(part);
      await expect.poll(() => getState(part)).toBe('running');
    });
  }

  test('never hides what is on the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1800 });
    for (const path of ['/team', '/projects']) {
      await visit(page, path);
      const reveal = getReveals(page).first();
      const onScreen = await getParts(reveal).evaluateAll((parts) =>
        parts.flatMap((part, index) =>
          part.getBoundingClientRect().top < window.innerHeight ? [index] : [],
        ),
      );
      expect.soft(onScreen.length, path).toBeGreaterThan(0);
      await scrollTo(page, 20);
      await expect(reveal).toHaveAttribute('data-enhanced', '');
      for (const index of onScreen) {
        const part = getParts(reveal).nth(index);
        expect.soft(await getState(part), path).toBe('at rest');
        expect.soft(await part.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
      }
    }
  });

  test('loads the script that moves parts after a scroll, when such a part is near', async ({
    page,
  }) => {
    for (const path of ['/', '/team']) {
      const readScripts = recordScripts(page);
      const countLoads = async () =>
        (await readScripts()).filter((text) => text.includes(MOTION)).length;
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await countLoads(), path).toBe(0);
      await scrollTo(page, 1);
      const first = page.locator('[data-when="scroll"]').first();
      await approach(page, first);
      await expect.poll(countLoads, path).toBe(1);
    }
  });

  test('shows a card that has the focus at once', async ({ page }) => {
    await keepScrolling(page);
    await page.goto('/');
    const grid = getReveals(page).first();
    const card = getParts(grid).last();
    await approach(page, grid);
    expect(await getState(card)).toBe('paused');
    await card.getByRole('link').focus();
    expect(await getState(card)).toBe('at rest');
    await expect(card).toBeInViewport();
    expect(await getState(card)).toBe('at rest');
    await expect(card).toHaveCSS('opacity', '1');
  });

  test('shows everything on paper', async ({ page }) => {
    await keepScrolling(page);
    await page.goto('/');
    await approach(page, getCounters(page).first());
    await approach(page, getReveals(page).first());
    expect(await findMovedParts(page)).not.toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await findMovedParts(page)).toEqual([]);
    await expect(page.locator('[data-counting]')).toHaveCount(0);
  });

  test('stops at once when a visitor sets reduced motion', async ({ page }) => {
    await keepScrolling(page);
    await page.goto('/');
    await approach(page, getReveals(page).first());
    expect(await findMovedParts(page)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => findMovedParts(page)).toEqual([]);
  });
});

test.describe('where the script does not arrive', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    tolerated: /ERR_FAILED|dynamically imported/,
  });

  test('everything stays visible', async ({ page }) => {
    await visit(page, '/');
    await page.route('**/_islands/*', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed');
    await scrollThrough(page);
    await lost;
    expect(await findMovedParts(page)).toEqual([]);
    await expect(page.locator('[data-counting]')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    javaScriptEnabled: false,
  });

  test('everything shows', async ({ page }) => {
    for (const path of ['/', '/about-us', '/team']) {
      await page.goto(path);
      expect(await findMovedParts(page), path).toEqual([]);
      for (const figure of await getCounters(page).all()) await expect(figure).toHaveText(/^[1-9]/);
    }
  });
});

for (const path of ['/', '/about-us', ...services.slice(0, 1)]) {
  test(`${path} moves nothing with reduced motion`, async ({ page }) => {
    await page.goto(path);
    await scrollThrough(page);
    await expect(getReveals(page).first()).toHaveAttribute('data-enhanced', '');
    expect(await findMovedParts(page)).toEqual([]);
    await expect(page.locator('[data-counting]')).toHaveCount(0);
    for (const part of await getParts(getReveals(page)).all()) {
      expect.soft(await getState(part)).toBe('at rest');
    }
  });
}
