import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { projects } from '@/content/projects/projects';
import { expect, test, visit } from './support/test';

const [study] = projects();
const to = study?.url ?? '';

/** How long a slow host takes to answer, in milliseconds. */
const SLOW_HOST = 300;

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

/**
 * Follows the card of a case study to its page on a slow host.
 *
 * @returns the parts that the view transition moves, or null
 */
async function follow(page: Page) {
  // Devices with few cores have no transitions.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
  });
  await page.addInitScript(noteTransition);
  await page.route(`**${to}`, async (route) => {
    await setTimeout(SLOW_HOST);
    await route.continue();
  });
  await visit(page, '/projects');
  // By keyboard: the browser prefetches a link that the mouse points at.
  await page.locator(`[data-card] a[href="${to}"]`).first().focus();
  await expect(page.locator('[data-enhance="transition"]')).toHaveAttribute('data-enhanced');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to);
  await page.waitForFunction(() => 'transition' in window);
  const { parts } = await page.evaluate<{ parts: string[] | null }>(() =>
    Reflect.get(window, 'transition'),
  );
  return parts;
}

test.skip(!study, 'there is no case study.');

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link fades one page into the next, and the picture of its card moves along', async ({
    page,
  }) => {
    const parts = await follow(page);
    expect(parts).toContain('::view-transition-new(root)');
    expect(parts).toContain('::view-transition-old(picture)');
    expect(parts).toContain('::view-transition-new(picture)');
  });
});

test('there is no transition with reduced motion', async ({ page }) => {
  expect(await follow(page)).toBeNull();
});
