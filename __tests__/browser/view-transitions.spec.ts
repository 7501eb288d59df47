import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { articleFronts } from '@/content/articles/articles';
import { home } from '@/content/pages/home';
import { projects } from '@/content/projects/projects';
import { allServices } from '@/content/services/services';
import { people } from '@/content/team/team';
import { articlePath, personPath } from '../../content/routes';
import { keptPages } from './support/routes';
import { SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

const FROM = '/';
const TO = '/about-us';
const LINK = `header a[href="${TO}"]`;

/** How long a slow host takes to answer, in milliseconds. */
const SLOW_HOST = 300;

type Way = { from?: string; to?: string };

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
async function follow(page: Page, link: string, { from = FROM, to = TO }: Way = {}) {
  // Devices with few cores have no transitions.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
  });
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

const [service] = allServices();
const [study, next] = projects();
const [person] = people();
const [newest] = articleFronts();
const article = newest ? articlePath(newest.slug) : '';

/** The cards whose pictures move, each with the way from its page. */
const cards = (
  [
    ['a service', '/', home().serviceGrid.cards[0]?.url],
    ['a service in the index', '/services', service?.path],
    ['a case', '/projects', study?.url],
    ['the next case', study?.url, next?.url],
    ['a member of the team', '/team', person?.url],
    ['somebody who worked on a case', study?.url, study && personPath(study.people[0] ?? '')],
    ["a service's case", service?.path, service?.project.url],
    ['an article', '/blogs', article],
  ] as const
).flatMap(([card, from, to]) => (from && to ? [[card, { from, to }] as const] : []));

const OLD = '::view-transition-old(picture)';
const NEW = '::view-transition-new(picture)';

test.describe('with motion', { tag: SWEEP }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link fades one page into the next', async ({ page }) => {
    const parts = await follow(page, LINK);
    expect(parts).toContain('::view-transition-old(root)');
    expect(parts).toContain('::view-transition-new(root)');
  });

  for (const [card, way] of cards) {
    test(`the picture of ${card} moves to the next page`, async ({ page }) => {
      const parts = await follow(page, `[data-card] a[href="${way.to}"]`, way);
      expect(parts).toContain(OLD);
      expect(parts).toContain(NEW);
    });
  }
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
