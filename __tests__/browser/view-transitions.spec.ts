import type { Page } from '@playwright/test';
import { projects } from '@/content/collections/projects';
import { expect, test, visit } from './support/test';

const [study] = projects();
const to = study?.url ?? '';

test.skip(!study, 'there is no case study.');

/** Follows the card of a case study, and returns the parts that the view transition moves, or null. */
async function follow(page: Page): Promise<string[] | null> {
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
  await page.locator(`[data-card] a[href="${to}"]`).first().focus();
  await expect(page.locator('[data-enhance="transition"]')).toHaveAttribute('data-enhanced');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to);
  await page.waitForFunction(() => 'transition' in window);
  return page.evaluate<string[] | null>(() => Reflect.get(window, 'transition'));
}

test('with motion, a link fades one page into the next, and the picture of its card moves along', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const parts = await follow(page);
  expect(parts).toContain('::view-transition-new(root)');
  expect(parts).toContain('::view-transition-old(picture)');
  expect(parts).toContain('::view-transition-new(picture)');
});

test('there is no transition with reduced motion', async ({ page }) => {
  expect(await follow(page)).toBeNull();
});
