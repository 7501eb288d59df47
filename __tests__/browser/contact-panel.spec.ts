import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { close, getDialog, open, pressClose } from './support/dialogs';
import { SMOKE } from './support/smoke';
import { SWEEP } from './support/sweep';
import { expect, scrollTo, test, visit } from './support/test';

const holdsFocus = (page: Page) =>
  getDialog(page, 'Contact').evaluate((dialog) => dialog.contains(document.activeElement));

/** The middle of a button on the screen. */
const getMiddle = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });

const openers = [
  { header: 1, path: '/about-us', name: 'Open contact panel' },
  { header: 2, path: '/home-two', name: 'Contact' },
] as const;

for (const { header, path, name } of openers) {
  test(`the button "${name}" of header ${header} opens it, and it closes in three ways`, async ({
    page,
  }) => {
    await visit(page, path);
    const panel = getDialog(page, 'Contact');
    const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
    await expect(panel).toBeHidden();

    const closers = {
      'Escape key': () => page.keyboard.press('Escape'),
      overlay: () => page.mouse.click(60, 600),
      'close button': () => pressClose(page, 'Contact'),
    };
    for (const [way, close] of Object.entries(closers)) {
      await opener.click();
      await expect(panel, way).toBeVisible();
      await expect.poll(() => holdsFocus(page), way).toBe(true);
      await close();
      await expect(panel, way).toBeHidden();
      await expect(opener, way).toBeFocused();
    }
  });
}

for (const { header, path, name } of openers) {
  for (const width of [390, 768, 1440, 2300]) {
    test(`in header ${header}, ${width} px wide, a press at the button's place opens, closes and opens it`, {
      tag: width === 390 || width === 1440 ? [] : SWEEP,
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, path);
      const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
      const panel = getDialog(page, 'Contact');
      // At the top, with the header half gone, and with the sticky header.
      for (const top of [0, 30, 900]) {
        const state = `${top} px down`;
        await scrollTo(page, top);
        await expect(page.locator('html[data-stuck]')).toHaveCount(top === 900 ? 1 : 0);
        const { x, y } = await getMiddle(opener);

        await page.mouse.click(x, y);
        await expect(panel, state).toBeVisible();
        await expect.poll(() => holdsFocus(page), state).toBe(true);
        await page.mouse.click(x, y);
        await expect(panel, state).toBeHidden();
        await expect(opener, state).toBeFocused();
        await page.mouse.click(x, y);
        await expect(panel, state).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(panel, state).toBeHidden();
      }
      await expect(page).toHaveURL(path);
    });
  }

  test(`in header ${header} Enter opens it, and Escape gives the focus back`, async ({ page }) => {
    await visit(page, path);
    const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(getDialog(page, 'Contact')).toBeVisible();
    await expect.poll(() => holdsFocus(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(getDialog(page, 'Contact')).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a third press opens it again while it fades out', async ({ page }) => {
    await visit(page, '/home-two');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Contact', exact: true });
    await opener.click();
    const panel = getDialog(page, 'Contact');
    await expect(panel).toHaveCSS('opacity', '1');
    const { x, y } = await getMiddle(opener);
    await page.mouse.click(x, y);
    await expect(panel).not.toHaveAttribute('open');
    await page.mouse.click(x, y);
    await expect(panel).toHaveAttribute('open');
  });
});

test('keeps the keyboard inside and the page behind it still', { tag: SMOKE }, async ({ page }) => {
  await visit(page, '/about-us');
  await open(page, 'Contact');
  const outside = page.getByRole('banner').locator('a, button').first();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(outside).not.toBeFocused();
  }
  await page.mouse.move(60, 600);
  await page.mouse.wheel(0, 900);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const width of [1081, 1440, 2560]) {
  test(`is at the right of a screen ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/about-us');
    const panel = await open(page, 'Contact');
    await expect(panel).toBeInViewport({ ratio: 1 });
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThan(width / 2);
  });
}

test('has what the specification lists, and is accessible', async ({ page }) => {
  await visit(page, '/about-us');
  const panel = await open(page, 'Contact');
  await expect(panel).toContainText('hello@rivermark.example');
  await expect(panel).toContainText('Liverpool');
  await expect(panel).toContainText('7 days a week');
  await expect(panel).toContainText('10:00 am to 6:00 pm');
  await expect(panel.getByRole('heading', { name: 'Need Help Choosing a Plan?' })).toBeVisible();
  for (const name of ['Contact', 'Support', 'Documentation', 'Chat with us']) {
    await expect(panel.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      /\/contact$/,
    );
  }
  await expect(panel.locator('a[href$="/project-details"]')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'contact panel');
});

for (const { path, name } of openers) {
  test(`opens on a phone at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    const direct = page.getByRole('banner').getByRole('button', { name, exact: true });
    if (!(await direct.isVisible())) {
      const menu = await open(page, 'Menu');
      await menu.getByRole('button', { name, exact: true }).click();
    } else await direct.click();
    await expect(getDialog(page, 'Contact')).toBeVisible();
    const box = await getDialog(page, 'Contact').boundingBox();
    // A strip of the overlay is left to press.
    expect(box?.x).toBeGreaterThan(0);
    await expectAccessibleInBothThemes(page, 'contact panel at 390');
    await close(page, 'Contact');
  });
}
