import type { Locator, Page } from '@playwright/test';
import { site } from '@/content/site/site';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility';
import { getDialog, open, pressClose } from './support/dialogs';
import { SMOKE } from './support/smoke';
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
  test(`the button of header ${header} opens it, and it closes in three ways`, async ({ page }) => {
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

    // At the top, with the header half gone, and with the sticky header.
    for (const top of [0, 30, 900]) {
      const state = `a press at the button's place, ${top} px down`;
      await scrollTo(page, top);
      await expect(page.locator('html[data-stuck]')).toHaveCount(top === 900 ? 1 : 0);
      const { x, y } = await getMiddle(opener);
      await page.mouse.click(x, y);
      await expect(panel, state).toBeVisible();
      await page.mouse.click(x, y);
      await expect(panel, state).toBeHidden();
      await expect(opener, state).toBeFocused();
    }
  });
}

test('keeps the keyboard inside and the page behind it still, is on the screen, and accessible', {
  tag: SMOKE,
}, async ({ page }) => {
  await visit(page, '/about-us');
  const panel = await open(page, 'contact');
  const outside = page.getByRole('banner').locator('a, button').first();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(outside).not.toBeFocused();
  }
  await page.mouse.move(60, 600);
  await page.mouse.wheel(0, 900);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessibleInBothThemes(page, 'contact panel');
  for (const width of [390, 1088, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(panel, `${width} px`).toBeInViewport({ ratio: 1 });
  }
  // A strip of the overlay is left to press.
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await panel.boundingBox())?.x).toBeGreaterThan(0);
  await expectAccessible(page, 'contact panel at 390');
});
