import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { SMOKE } from './support/smoke';
import { expect, test, visit } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu', exact: true });
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });

async function open(page: Page, path: string) {
  await visit(page, path);
  await opener(page).click();
  await expect(menuOf(page)).toBeVisible();
}

test('opens, takes the focus, and closes in three ways', { tag: SMOKE }, async ({ page }) => {
  await open(page, '/about-us');
  const menu = menuOf(page);
  const closers = {
    'close control': () => menu.getByRole('button', { name: 'Close menu' }).click(),
    'Escape key': () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(10, 500),
  };
  for (const [way, close] of Object.entries(closers)) {
    if (!(await menu.isVisible())) await opener(page).click();
    await expect(menu, way).toBeVisible();
    await expect
      .poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement)), way)
      .toBe(true);
    await close();
    await expect(menu, way).toBeHidden();
    await expect(opener(page), way).toBeFocused();
  }
});

for (const { path, entries, group, links } of [
  { path: '/about-us', entries: ['Home', 'About Us', 'Blogs'], group: 'Services', links: 7 },
  { path: '/home-two', entries: [], group: 'Pages', links: 4 },
]) {
  test(`at ${path} it holds the header's entries, and submenus toggle`, async ({ page }) => {
    await open(page, path);
    const menu = menuOf(page);
    for (const name of entries) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    const details = menu
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: group }) });
    await expect(details.getByRole('link')).toHaveCount(0);
    await details.locator('summary').click();
    await expect(details.getByRole('link')).toHaveCount(links);
    await expectAccessibleInBothThemes(page, 'menu');
    await details.locator('summary').click();
    await expect(details.getByRole('link')).toHaveCount(0);
  });
}

for (const { path, group, page: current } of [
  { path: '/home-two', group: 'Home', page: 'Home Two' },
  { path: '/about-me', group: 'Pages', page: 'About Me' },
  { path: '/services/devops', group: 'Services', page: 'DevOps' },
]) {
  test(`at ${path} the group of this page is marked, and open`, async ({ page }) => {
    await open(page, path);
    const menu = menuOf(page);
    const marked = menu.locator('summary[aria-current="true"]');
    await expect(marked).toHaveText(group);
    const link = menu.getByRole('link', { name: current, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expectAccessibleInBothThemes(page, `menu of ${path}`);
    await marked.click();
    await expect(link).toBeHidden();
  });
}

test('leads on', async ({ page }) => {
  await open(page, '/about-us');
  await menuOf(page).locator('summary', { hasText: 'Services' }).click();
  await menuOf(page).getByRole('link', { name: 'DevOps' }).click();
  await expect(page).toHaveURL('/services/devops');
  await expect(menuOf(page)).toBeHidden();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('submenus slide for 300 ms, open and closed', async ({ page }) => {
    await open(page, '/about-us');
    const details = menuOf(page).locator('details').first();
    await expect(details).toHaveAttribute('data-enhanced', '');
    const slide = () =>
      details.evaluate(async (element) => {
        element.querySelector('summary')?.click();
        while (element.getAnimations().length === 0) await new Promise(requestAnimationFrame);
        return element.getAnimations().map(({ effect }) => effect?.getTiming().duration);
      });
    expect(await slide()).toEqual([300]);
    await expect(details.getByRole('link').first()).toBeVisible();
    await expect.poll(() => details.evaluate((element) => element.getAnimations().length)).toBe(0);
    expect(await slide()).toEqual([300]);
    await expect(details.getByRole('link')).toHaveCount(0);
  });
});
