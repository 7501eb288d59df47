import type { Page } from '@playwright/test';
import { site } from '@/content/site/site';
import { open } from './support/dialogs';
import { SMOKE } from './support/smoke';
import { blockStorage } from './support/storage';
import { expect, test, visit, waitForEnhancers } from './support/test';

const { theme } = site();

/** Whether the page's ground is light or dark. */
const getGround = (page: Page) =>
  page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('The browser draws nothing.');
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 1.5 * 255 ? 'light' : 'dark';
  });
const expectGround = (page: Page, ground: 'light' | 'dark') =>
  expect.poll(() => getGround(page)).toBe(ground);
const choose = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('group', { name: theme.label, exact: true })
    .getByText(name, { exact: true })
    .click();
const getRadio = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name, exact: true });

test('keeps a choice over a reload and on other pages, until the visitor goes back to System', {
  tag: SMOKE,
}, async ({ page }) => {
  await visit(page, '/about-us');
  await choose(page, theme.dark);
  await expectGround(page, 'dark');

  await page.reload();
  await waitForEnhancers(page);
  await expectGround(page, 'dark');
  await expect(getRadio(page, theme.dark)).toBeChecked();

  await visit(page, '/contact');
  await expectGround(page, 'dark');

  await choose(page, theme.system);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectGround(page, colorScheme);
    await expect(getRadio(page, theme.system)).toBeChecked();
  }
  await page.reload();
  await expectGround(page, 'light');
});

test('applies a choice to every other open page, also when another tab clears the storage', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(other, '/team');
  await visit(page, '/about-us');
  await choose(page, theme.dark);
  for (const each of [page, other]) await expectGround(each, 'dark');
  await other.evaluate(() => localStorage.clear());
  await expectGround(page, 'light');
});

test('sets the theme before there is anything to paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const root = document.documentElement ?? document;
    const seen: (string | null)[] = [];
    Object.assign(window, { themesSeen: seen });
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      seen.push(document.documentElement.getAttribute('data-theme'));
      observer.disconnect();
    }).observe(root, { childList: true, subtree: true });
  });
  await page.goto('/contact');
  expect(await page.evaluate(() => Reflect.get(window, 'themesSeen'))).toEqual(['dark']);
});

test('the switch in the menu of a phone chooses the theme, also where storage is blocked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await blockStorage(page);
  await visit(page, '/about-us');
  const menu = await open(page, 'menu');
  await menu.getByText(theme.dark, { exact: true }).click();
  await expectGround(page, 'dark');
  await expect(menu.getByRole('radio', { name: theme.dark })).toBeChecked();
});
