import type { Page } from '@playwright/test';
import { site } from '@/content/site/site';
import { close, open } from './support/dialogs';
import { getOverflow, getVisibleWords } from './support/layout';
import { layouts, onEveryPage } from './support/sweep';
import { test as base, expect, needPage, stubOtherSites, waitForEnhancers } from './support/test';

const test = base.extend<{ scripted: Page }>({
  /** Another page, with JavaScript, to compare with. */
  scripted: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: true });
    const page = await context.newPage();
    await stubOtherSites(page);
    await use(page);
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

for (const path of layouts) {
  test(
    `${path} shows all of its words without JavaScript`,
    onEveryPage(path),
    async ({ page, scripted }) => {
      await Promise.all([page.goto(path), scripted.goto(path)]);
      for (const width of [1440, 390]) {
        for (const each of [page, scripted]) await each.setViewportSize({ width, height: 844 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await findLostWords(page, scripted), `${width} px`).toEqual([]);
      }
      await expect(page.locator('[data-preloader]')).toBeHidden();
      expect.soft(await getOverflow(page)).toBe(0);
    },
  );
}

const { label, items } = site().header.services;
const [, demo] = site().demoHeader.groups;

/** A group of links of each header, on a page that is not in the group. */
for (const { path, group, links } of [
  ...(items.length > 0 ? [{ path: '/about-us', group: label, links: items }] : []),
  ...(demo ? [{ path: '/home-two', group: demo.label, links: demo.links }] : []),
]) {
  test(`header, menu and contact panel of ${path} open without JavaScript`, async ({ page }) => {
    needPage(path);
    await page.goto(path);
    const header = page.getByRole('banner');
    const submenu = header.locator(`a[href$="${links[0]?.href}"]`);
    await expect(submenu).toBeHidden();
    await header.getByRole('button', { name: group, exact: true }).click();
    await expect(submenu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(submenu).toBeHidden();
    await open(page, 'contact');
    await close(page, 'contact');

    await page.setViewportSize({ width: 390, height: 844 });
    const menu = await open(page, 'menu');
    const entry = menu.locator(`a[href$="${links[0]?.href}"]`);
    await expect(entry).toBeHidden();
    await menu.locator('summary', { hasText: group }).click();
    await expect(entry).toBeVisible();
    await close(page, 'menu');
    await open(page, 'contact');
    await close(page, 'contact');
  });
}
