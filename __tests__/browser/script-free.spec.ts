import type { Page } from '@playwright/test';
import { getOverflow, visibleWords } from './support/layout';
import { everyPage, unknownPages } from './support/routes';
import { onEveryPage } from './support/sweep';
import { test as base, expect, keepInside, waitForEnhancers } from './support/test';

const test = base.extend<{ scripted: Page }>({
  /** The same page with JavaScript, to compare with. */
  scripted: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: true });
    await keepInside(context);
    await use(await context.newPage());
    await context.close();
  },
});

test.use({ javaScriptEnabled: false });

/** Words that can be seen only where scripts run. */
async function lostWords(page: Page, scripted: Page): Promise<string[]> {
  await waitForEnhancers(scripted);
  const kept = new Set(await visibleWords(page));
  return (await visibleWords(scripted)).filter((words) => !kept.has(words));
}

for (const path of everyPage) {
  test(`${path} works without JavaScript`, onEveryPage(path), async ({ page, scripted }) => {
    await Promise.all([page.goto(path), scripted.goto(path)]);
    const header = page.getByRole('banner');
    const panel = page.getByRole('dialog', { name: 'Contact', exact: true });
    const opener = header.getByRole('button', { name: /^(Open contact panel|Contact)$/ });

    // On a large screen.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await lostWords(page, scripted)).toEqual([]);
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
    await opener.click();
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Close panel' }).click();
    await expect(panel).toBeHidden();

    // On a small one.
    for (const each of [page, scripted]) await each.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await lostWords(page, scripted)).toEqual([]);
    expect.soft(await getOverflow(page)).toBe(0);
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
    await header.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    const entry = menu.locator(`a[href$="${address}"]`);
    // The group that holds this page is open from the start.
    const isOpen = path.startsWith('/services/') || path === '/about-me';
    await expect(entry).toBeVisible({ visible: isOpen });
    await menu.locator('summary', { hasText: group }).click();
    await expect(entry).toBeVisible({ visible: !isOpen });
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Close panel' }).click();
    await expect(panel).toBeHidden();
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
