import type { Page } from '@playwright/test';
import { SMOKE } from './support/smoke';
import { expect, test, visit, waitForEnhancers } from './support/test';

const LIGHT = 'rgb(243, 244, 240)';
const DARK = 'rgb(8, 23, 27)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choose = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('group', { name: 'Theme' })
    .getByText(name, { exact: true })
    .click();
const radio = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name, exact: true });

for (const [colorScheme, colour] of [
  ['light', LIGHT],
  ['dark', DARK],
] as const) {
  test(`follows a ${colorScheme} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await visit(page, '/about-us');
    expect(await ground(page)).toBe(colour);
    await expect(radio(page, 'System')).toBeChecked();
  });
}

test('a choice is remembered over a reload and on other pages, until it is taken back', {
  tag: SMOKE,
}, async ({ page }) => {
  await visit(page, '/about-us');
  await choose(page, 'Dark');
  await expect.poll(() => ground(page)).toBe(DARK);

  await page.reload();
  await waitForEnhancers(page);
  expect(await ground(page)).toBe(DARK);
  await expect(radio(page, 'Dark')).toBeChecked();

  await visit(page, '/home-two');
  expect(await ground(page)).toBe(DARK);

  await choose(page, 'System');
  await expect.poll(() => ground(page)).toBe(LIGHT);
  await page.reload();
  expect(await ground(page)).toBe(LIGHT);
});

test('light wins over a dark system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/about-us');
  await choose(page, 'Light');
  await expect.poll(() => ground(page)).toBe(LIGHT);
  await page.reload();
  expect(await ground(page)).toBe(LIGHT);
});

test('a choice in one page holds in every other that is open', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, '/team');
  await visit(page, '/about-us');
  await choose(page, 'Dark');
  await expect.poll(() => ground(other)).toBe(DARK);
});

test('never flashes: the theme is set before there is anything to paint', async ({ page }) => {
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
  expect(await ground(page)).toBe(DARK);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the switch in the menu does the same', async ({ page }) => {
    await visit(page, '/about-us');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Dark', { exact: true }).click();
    await expect.poll(() => ground(page)).toBe(DARK);
    await expect(menu.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});

test.describe('where storage is blocked', () => {
  test('the page works, and the choice lasts as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', refuse);
      Object.defineProperty(window, 'sessionStorage', refuse);
    });
    await visit(page, '/about-us');
    await choose(page, 'Dark');
    await expect.poll(() => ground(page)).toBe(DARK);
  });
});
