import type { Page } from '@playwright/test';
import { close, open } from './support/dialogs';
import { getOverflow, getVisibleWords } from './support/layout';
import { everyPage, unknownPages } from './support/routes';
import { onEveryPage } from './support/sweep';
import { test as base, expect, stubOtherSites, waitForEnhancers } from './support/test';

const test = base.extend<{ scripted: Page }>({
  /** Another page, with JavaScript, to compare with. */
  scripted: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: true });
    await stubOtherSites(context);
    await use(await context.newPage());
    await context.close();
  },
});

test.use({ javaScriptEnabled: false });

/** The words that a page shows only where scripts run. */
async function findLostWords(page: Page, scripted: Page): Promise<string[]> {
  await waitForEnhancers(scripted);
  const kept = new Set(await getVisibleWords(page));
  return (await getVisibleWords(scripted)).filter((words) => !kept.has(words));
}

for (const path of everyPage) {
  test(`${path} works without JavaScript`, onEveryPage(path), async ({ page, scripted }) => {
    await Promise.all([page.goto(path), scripted.goto(path)]);
    const header = page.getByRole('banner');

    // On a large screen.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await findLostWords(page, scripted)).toEqual([]);
    await expect(page.locator('[data-preloader]')).toBeHidden();
    const [group, address] = (await header.getByRole('button', { name: 'Services' }).count())
      ? ['Services', '/services/devops']
      : ['Pages', '/about-me'];
    const submenu = header.locator(`a[href$="${address}"]`);
    await expect(submenu).toBeHidden();
    await header.getByRole('button', { name: group }).click();
    await expect(submenu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(submenu).toBeHidden();
    await open(page, 'Contact');
    await close(page, 'Contact');

    // On a small one.
    for (const each of [page, scripted]) await each.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await findLostWords(page, scripted)).toEqual([]);
    expect.soft(await getOverflow(page)).toBe(0);
    const menu = await open(page, 'Menu');
    const entry = menu.locator(`a[href$="${address}"]`);
    // The group of this page is open from the start.
    const isOpen = path.startsWith('/services/') || path === '/about-me';
    await expect(entry).toBeVisible({ visible: isOpen });
    await menu.locator('summary', { hasText: group }).click();
    await expect(entry).toBeVisible({ visible: !isOpen });
    await close(page, 'Menu');
    await open(page, 'Contact');
    await close(page, 'Contact');
  });
}

test.describe('an unknown address', () => {
  test.use({ tolerated: /404/ });

  for (const path of unknownPages) {
    test(`${path} shows the 404 page without JavaScript`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found!');
    });
  }
});
