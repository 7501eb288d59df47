import type { Page } from '@playwright/test';
import { site } from '@/content/words/site';
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
const choose = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('group', { name: theme.label, exact: true })
    .getByText(name, { exact: true })
    .click();
const getRadio = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name, exact: true });

test('follows the system', async ({ page }) => {
  await visit(page, '/about-us');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await getGround(page)).toBe(colorScheme);
    await expect(getRadio(page, theme.system)).toBeChecked();
  }
});

test('keeps a choice over a reload and on other pages, until the visitor goes back to System', {
  tag: SMOKE,
}, async ({ page }) => {
  await visit(page, '/about-us');
  await choose(page, theme.dark);
  await expect.poll(() => getGround(page)).toBe('dark');

  await page.reload();
  await waitForEnhancers(page);
  expect(await getGround(page)).toBe('dark');
  await expect(getRadio(page, theme.dark)).toBeChecked();

  await visit(page, '/home-two');
  expect(await getGround(page)).toBe('dark');

  await choose(page, theme.system);
  await expect.poll(() => getGround(page)).toBe('light');
  await page.reload();
  expect(await getGround(page)).toBe('light');
});

test('goes back to System when another tab clears the storage', async ({ page, context }) => {
  await visit(page, '/about-us');
  await choose(page, theme.dark);
  await expect.poll(() => getGround(page)).toBe('dark');
  const other = await context.newPage();
  await other.goto('/about-us');
  await other.evaluate(() => localStorage.clear());
  await expect.poll(() => getGround(page)).toBe('light');
});

test('shows the light theme on a dark system where it is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/about-us');
  await choose(page, theme.light);
  await expect.poll(() => getGround(page)).toBe('light');
  await page.reload();
  expect(await getGround(page)).toBe('light');
});

test('applies a choice to every other open page', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, '/team');
  await visit(page, '/about-us');
  await choose(page, theme.dark);
  await expect.poll(() => getGround(other)).toBe('dark');
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
  await page.goto('/about-us');
  expect(await page.evaluate(() => Reflect.get(window, 'themesSeen'))).toEqual(['dark']);
  await waitForEnhancers(page);
  expect(await getGround(page)).toBe('dark');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the switch in the menu chooses the theme', async ({ page }) => {
    await visit(page, '/about-us');
    const menu = await open(page, 'menu');
    await menu.getByText(theme.dark, { exact: true }).click();
    await expect.poll(() => getGround(page)).toBe('dark');
    await expect(menu.getByRole('radio', { name: theme.dark })).toBeChecked();
  });
});

test('a choice holds for the page where storage is blocked', async ({ page }) => {
  await blockStorage(page);
  await visit(page, '/about-us');
  await choose(page, theme.dark);
  await expect.poll(() => getGround(page)).toBe('dark');
});
