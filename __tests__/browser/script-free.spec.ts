import type { Page } from '@playwright/test';
import { missing } from '@/content/pages/errors';
import { site } from '@/content/words/site';
import { close, open } from './support/dialogs';
import { getOverflow, getVisibleWords } from './support/layout';
import { everyPage, unknownPages } from './support/routes';
import { onEveryPage } from './support/sweep';
import { test as base, expect, stubOtherSites, waitForEnhancers } from './support/test';

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

/** A menu of each header: the name of its button, and its links. */
const { label: group, items: links } = site().header.services;
const services = { group, links };
const [, demo = { group: '', links: [] }] = site().demoHeader.groups.map((each) => ({
  group: each.label,
  links: each.links,
}));

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
    const hasServices = (await header.locator('#services-menu').count()) > 0;
    const { group, links } = hasServices ? services : demo;
    const address = links[0]?.href ?? '';
    const submenu = header.locator(`a[href$="${address}"]`);
    await expect(submenu).toBeHidden();
    await header.getByRole('button', { name: group, exact: true }).click();
    await expect(submenu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(submenu).toBeHidden();
    await open(page, 'contact');
    await close(page, 'contact');

    // On a small one.
    for (const each of [page, scripted]) await each.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await findLostWords(page, scripted)).toEqual([]);
    expect.soft(await getOverflow(page)).toBe(0);
    const menu = await open(page, 'menu');
    const entry = menu.locator(`a[href$="${address}"]`);
    // The group of this page is open from the start.
    const isOpen = hasServices
      ? path.startsWith('/services/')
      : links.some(({ href }) => href === path);
    await expect(entry).toBeVisible({ visible: isOpen });
    await menu.locator('summary', { hasText: group }).click();
    await expect(entry).toBeVisible({ visible: !isOpen });
    await close(page, 'menu');
    await open(page, 'contact');
    await close(page, 'contact');
  });
}

test.describe('an unknown address', () => {
  test.use({ tolerated: /404/ });

  test('the 404 page shows without JavaScript', async ({ page }) => {
    await page.goto(unknownPages[0] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing().title);
  });
});
