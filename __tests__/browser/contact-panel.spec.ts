import type { Locator, Page } from '@playwright/test';
import { site } from '@/content/words/site';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { close, getDialog, open, pressClose } from './support/dialogs';
import { SMOKE } from './support/smoke';
import { SWEEP } from './support/sweep';
import { expect, scrollTo, test, visit } from './support/test';

const holdsFocus = (page: Page) =>
  getDialog(page, 'contact').evaluate((dialog) => dialog.contains(document.activeElement));

/** The middle of a button on the screen. */
const getMiddle = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });

const openers = [
  { header: 1, path: '/about-us', name: site().header.openPanel },
  { header: 2, path: '/home-two', name: site().demoHeader.contact },
] as const;

for (const { header, path, name } of openers) {
  test(`the button "${name}" of header ${header} opens it, and it closes in three ways`, async ({
    page,
  }) => {
    await visit(page, path);
    const panel = getDialog(page, 'contact');
    const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
    await expect(panel).toBeHidden();

    const ways = {
      'Escape key': [() => opener.press('Enter'), () => page.keyboard.press('Escape')],
      overlay: [() => opener.click(), () => page.mouse.click(60, 600)],
      'close button': [() => opener.click(), () => pressClose(page, 'contact')],
    } as const;
    for (const [way, [openPanel, closePanel]] of Object.entries(ways)) {
      await openPanel();
      await expect(panel, way).toBeVisible();
      await expect.poll(() => holdsFocus(page), way).toBe(true);
      await closePanel();
      await expect(panel, way).toBeHidden();
      await expect(opener, way).toBeFocused();
    }
  });
}

for (const { header, path, name } of openers) {
  for (const width of [390, 1440, 2300]) {
    test(`in header ${header}, ${width} px wide, a press at the button's place opens, closes and opens it`, {
      tag: width === (header === 1 ? 1440 : 390) ? [] : SWEEP,
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, path);
      const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
      const panel = getDialog(page, 'contact');
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
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a third press opens it again while it fades out', async ({ page }) => {
    await visit(page, '/home-two');
    const opener = page
      .getByRole('banner')
      .getByRole('button', { name: site().demoHeader.contact, exact: true });
    await opener.click();
    const panel = getDialog(page, 'contact');
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
  await open(page, 'contact');
  const outside = page.getByRole('banner').locator('a, button').first();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(outside).not.toBeFocused();
  }
  await page.mouse.move(60, 600);
  await page.mouse.wheel(0, 900);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('is at the right of every large screen, and accessible', async ({ page }) => {
  await visit(page, '/about-us');
  const panel = await open(page, 'contact');
  for (const width of [1081, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(panel, `${width} px`).toBeInViewport({ ratio: 1 });
    const box = await panel.boundingBox();
    expect(box?.x, `${width} px`).toBeGreaterThan(width / 2);
  }
  await expectAccessibleInBothThemes(page, 'contact panel');
});

for (const { path, name } of openers) {
  test(`opens on a phone at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    const direct = page.getByRole('banner').getByRole('button', { name, exact: true });
    if (!(await direct.isVisible())) {
      const menu = await open(page, 'menu');
      await menu.getByRole('button', { name, exact: true }).click();
    } else await direct.click();
    await expect(getDialog(page, 'contact')).toBeVisible();
    const box = await getDialog(page, 'contact').boundingBox();
    // A strip of the overlay is left to press.
    expect(box?.x).toBeGreaterThan(0);
    await expectAccessibleInBothThemes(page, 'contact panel at 390');
    await close(page, 'contact');
  });
}
