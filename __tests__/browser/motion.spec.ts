import type { Page } from '@playwright/test';
import { projects } from '@/content/collections/projects';
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
import { expect, isAbsent, scrollTo, test, visit } from './support/test';

const [SERVICE = ''] = services;
const [study] = projects();

/** A text that only the script that moves parts contains, and one that only that of the cursor does. */
const MOTION = '--reveal-from';
const CURSOR = 'elementsFromPoint';

const allowMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });

test('only transforms and opacities follow the scroll, and a counter shows its value all the time', async ({
  page,
}) => {
  await allowMotion(page);
  await visit(page, '/');
  const { items = [] } = getWords('home', 'counters') ?? {};
  const list = page.locator('dl').first();
  if (items.length > 0) {
    const values = items.map(({ amount, suffix }) => `${amount}${suffix}`);
    await expect(list.getByRole('definition')).toContainText(values);
  }
  await scrollThrough(page);
  const moved = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof ViewTimeline)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap(({ offset, computedOffset, easing, composite, ...rest }) => Object.keys(rest)),
  );
  expect([...new Set(moved)].sort()).toEqual(['opacity', 'transform']);
});

test('the cursor follows the mouse, takes no clicks, and hides while a visitor types', async ({
  page,
}) => {
  await allowMotion(page);
  await visit(page, '/contact');
  await page.mouse.move(5, 400);
  await page.mouse.move(9, 400);
  const cursor = page.locator('[data-cursor]');
  await expect(cursor).toHaveAttribute('data-enhanced');
  await expect(cursor).toHaveCSS('pointer-events', 'none');
  await page.locator('header a[href="/"]').first().hover();
  await expect(cursor).toHaveAttribute('data-over', 'control');
  await page.getByRole('main').locator('form').getByRole('textbox').first().click();
  await page.keyboard.type('Ada');
  await expect(cursor).not.toHaveAttribute('data-over');
  // The browser keeps its own cursor.
  await expect(page.locator('body')).not.toHaveCSS('cursor', 'none');
});

test('the preloader shows on the first page of a session, lets presses through, and does not show on the second', async ({
  page,
}) => {
  await allowMotion(page);
  await page.goto('/', { waitUntil: 'commit' });
  const preloader = page.locator('[data-preloader]');
  const ends = await preloader.evaluate((element) =>
    element.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
  );
  expect(new Set(ends)).toEqual(new Set([1000]));
  await page.locator('header a[href="/contact"]').first().click();
  await expect(page).toHaveURL('/contact');
  await expect(preloader).toBeHidden();
  expect(await preloader.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('with reduced motion no hero and no part moves, there is no preloader, and no cursor or its script', async ({
  page,
}) => {
  const readScripts = recordScripts(page);
  await keepScrolling(page);
  for (const path of ['/home-two', '/home-three', '/'].filter((each) => !isAbsent(each))) {
    await visit(page, path);
    const hero = page.locator('main > section:first-child');
    const running = await hero.evaluate((root) => root.getAnimations({ subtree: true }).length);
    expect(running, path).toBe(0);
    await expect(page.locator('[data-preloader]')).toBeHidden();
  }
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 300);
  await expect(page.locator('[data-cursor]')).toBeHidden();
  if (SERVICE) {
    await approach(page, getReveals(page).first());
    expect(await findMovedParts(page)).toEqual([]);
  }
  expect((await readScripts()).filter((text) => text.includes(CURSOR))).toEqual([]);
});

for (const [preference, expected] of [
  [
    'no-preference',
    ['new(root)', 'old(picture)', 'new(picture)'].map((part) => `::view-transition-${part}`),
  ],
  ['reduce', null],
] as const) {
  test(`a link fades one page into the next, and the picture of its card moves along: ${preference}`, async ({
    page,
  }) => {
    test.skip(!study, 'there is no case study.');
    await page.emulateMedia({ reducedMotion: preference });
    await page.addInitScript(() => {
      // Devices with few cores have no transitions.
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
      window.addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready.catch(() => {});
        const parts = document.getAnimations().flatMap(({ effect }) => {
          const part = effect instanceof KeyframeEffect && effect.pseudoElement;
          return part ? [part] : [];
        });
        Object.assign(window, { transition: viewTransition ? parts : null });
      });
    });
    await visit(page, '/projects');
    // By keyboard: the browser prefetches a link that the mouse points at.
    await page.locator(`[data-card] a[href="${study?.url}"]`).first().focus();
    await expect(page.locator('[data-enhance="transition"]')).toHaveAttribute('data-enhanced');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(study?.url ?? '');
    await page.waitForFunction(() => 'transition' in window);
    const parts = await page.evaluate(() => Reflect.get(window, 'transition'));
    expect(parts).toEqual(expected && expect.arrayContaining([...expected]));
  });
}

test.describe('parts that come in', () => {
  test.skip(!SERVICE, 'There are no services, whose cards come in.');
  test.use({ tolerated: /ERR_FAILED|dynamically imported|did not load/ });

  test('come in once on the home page, each time on a service, and their script loads after a scroll', async ({
    page,
  }) => {
    await allowMotion(page);
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
      await scrollTo(page, 0);
      await expect.poll(() => getState(part), path).toBe(again);
    }
  });

  test('show while a visitor rests, at a card that has the focus, on paper, and without their script', async ({
    page,
  }) => {
    await allowMotion(page);
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

    await page.route('**/_islands/*', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed');
    await page.reload();
    await lost;
    await scrollTo(page, 900);
    expect(await findMovedParts(page)).toEqual([]);
  });
});
