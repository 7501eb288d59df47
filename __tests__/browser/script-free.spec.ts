import { site } from '@/content/site/site';
import { close, open } from './support/dialogs';
import { expect, needPage, test } from './support/test';

test.use({ javaScriptEnabled: false });

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
