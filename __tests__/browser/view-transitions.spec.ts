import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { keptPages } from './support/routes';
import { SWEEP } from './support/sweep';
import { expect, test, visit, waitForEnhancers } from './support/test';

const FROM = '/';
const TO = '/about-us';
const LINK = `header a[href="${TO}"]`;

/** How long a slow host takes to answer, in milliseconds. */
const SLOW_HOST = 300;

type Way = { from?: string; to?: string; cores?: number };

/** Notes the parts that the view transition to this page moves; null if there is no transition. */
const noteTransition = () =>
  window.addEventListener('pagereveal', async ({ viewTransition }) => {
    const parts = viewTransition
      ? await viewTransition.ready.then(
          () =>
            document.getAnimations().flatMap(({ effect }) => {
              const part = effect instanceof KeyframeEffect && effect.pseudoElement;
              return part ? [part] : [];
            }),
          () => null,
        )
      : null;
    Object.assign(window, { transition: { parts } });
  });

async function getTransition(page: Page) {
  await page.waitForFunction(() => 'transition' in window);
  const { parts } = await page.evaluate<{ parts: string[] | null }>(() =>
    Reflect.get(window, 'transition'),
  );
  return parts;
}

/**
 * Follows a link to a page of a slow host.
 *
 * @returns the parts that the view transition moves, or null
 */
async function follow(page: Page, link: string, { from = FROM, to = TO, cores = 8 }: Way = {}) {
  await page.addInitScript((hardwareConcurrency) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: hardwareConcurrency });
  }, cores);
  await page.addInitScript(noteTransition);
  await page.route(`**${to}`, async (route) => {
    await setTimeout(SLOW_HOST);
    await route.continue();
  });
  await visit(page, from);
  // By keyboard: the browser prefetches a link that the mouse points at.
  await page.locator(link).first().press('Enter');
  await expect(page).toHaveURL(to);
  return getTransition(page);
}

const OLD = '::view-transition-old(picture)';
const NEW = '::view-transition-new(picture)';

test.describe('with motion', { tag: SWEEP }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link fades one page into the next', async ({ page }) => {
    const parts = await follow(page, LINK);
    expect(parts).toContain('::view-transition-old(root)');
    expect(parts).toContain('::view-transition-new(root)');
  });

  const cards = [
    ['a service', { from: '/', to: '/services/devops' }],
    ['a service in the index', { from: '/services', to: '/services/devops' }],
    ['a case', { from: '/projects', to: '/projects/saltmarsh' }],
    ['the next case', { from: '/projects/saltmarsh', to: '/projects/folio-and-keep' }],
    ['a member of the team', { from: '/team', to: '/team/kabir-singh' }],
    ['somebody who worked on a case', { from: '/projects/vaya', to: '/team/priya-menon' }],
    ["a service's case", { from: '/services/devops', to: '/projects/saltmarsh' }],
    ['an article', { from: '/blogs', to: '/blogs/1' }],
  ] as const;
  for (const [card, way] of cards) {
    test(`the picture of ${card} moves to the next page`, async ({ page }) => {
      const parts = await follow(page, `[data-card] a[href="${way.to}"]`, way);
      expect(parts).toContain(OLD);
      expect(parts).toContain(NEW);
    });
  }

  test('no picture moves from a link without one', async ({ page }) => {
    const way = { from: '/services/devops', to: '/services/it-consulting' };
    const parts = await follow(page, `footer a[href="${way.to}"]`, way);
    expect(parts).toContain(NEW);
    expect(parts).not.toContain(OLD);
  });

  test('a page that comes back has no transition, and keeps no transition name', async ({
    page,
  }) => {
    await follow(page, '[data-card] a[href="/blogs/1"]', { from: '/blogs', to: '/blogs/1' });
    await page.goBack();
    await waitForEnhancers(page);
    expect(await getTransition(page)).toBeNull();
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
  });

  test('there is no transition on a device with two cores', async ({ page }) => {
    expect(await follow(page, LINK, { cores: 2 })).toBeNull();
  });
});

test('there is no transition with reduced motion', { tag: SWEEP }, async ({ page }) => {
  expect(await follow(page, LINK)).toBeNull();
});

test('no two parts of a page share a name', { tag: SWEEP }, async ({ page }) => {
  for (const path of keptPages) {
    await page.goto(path);
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).getPropertyValue('view-transition-name'))
        .filter((name) => name !== 'none'),
    );
    expect.soft(names, path).toEqual([...new Set(names)]);
  }
});
