import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { SMOKE } from './support/smoke';
import { SWEEP } from './support/sweep';
import { expect, scrollTo, test, visit } from './support/test';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Contact', exact: true });
const holdsFocus = (page: Page) =>
  panelOf(page).evaluate((dialog) => dialog.contains(document.activeElement));

const middleOf = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });

const openers = [
  { header: 1, path: '/about-us', name: 'Open contact panel' },
  { header: 2, path: '/home-two', name: 'Contact' },
] as const;

for (const { header, path, name } of openers) {
  test(`in header ${header} the "${name}" button opens it, and three ways close it`, async ({
    page,
  }) => {
    await visit(page, path);
    const panel = panelOf(page);
    const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
    await expect(panel).toBeHidden();

    const closers = {
      'Escape key': () => page.keyboard.press('Escape'),
      overlay: () => page.mouse.click(60, 600),
      'close button': () => panel.getByRole('button', { name: 'Close panel' }).click(),
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
      const panel = panelOf(page);
      // At the top, with the header half gone, and with the sticky header.
      for (const top of [0, 30, 900]) {
        const state = `${top} px down`;
        await scrollTo(page, top);
        await expect(page.locator('html[data-stuck]')).toHaveCount(top === 900 ? 1 : 0);
        const { x, y } = await middleOf(opener);

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
    await expect(panelOf(page)).toBeVisible();
    await expect.poll(() => holdsFocus(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a third press is heard while the panel fades out', async ({ page }) => {
    await visit(page, '/home-two');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Contact', exact: true });
    await opener.click();
    const panel = panelOf(page);
    await expect(panel).toHaveCSS('opacity', '1');
    const { x, y } = await middleOf(opener);
    await page.mouse.click(x, y);
    await expect(panel).not.toHaveAttribute('open');
    await page.mouse.click(x, y);
    await expect(panel).toHaveAttribute('open');
  });
});

test('keeps the keyboard inside, and the page behind it still', { tag: SMOKE }, async ({
  page,
}) => {
  await visit(page, '/about-us');
  await page.getByRole('button', { name: 'Open contact panel' }).click();
  await expect(panelOf(page)).toBeVisible();
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
  test(`stands at the right, at most 480 px wide, on a screen of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/about-us');
    await page.getByRole('button', { name: 'Open contact panel' }).click();
    const box = await panelOf(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(480);
    expect(box && box.x + box.width).toBeGreaterThan(width - 30);
    expect(box && box.y + box.height).toBeLessThanOrEqual(900);
  });
}

test('holds what the specification lists, and can be used by everyone', async ({ page }) => {
  await visit(page, '/about-us');
  await page.getByRole('button', { name: 'Open contact panel' }).click();
  const panel = panelOf(page);
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
  test(`can be opened on a phone, too (${path})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    const direct = page.getByRole('banner').getByRole('button', { name, exact: true });
    if (!(await direct.isVisible())) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('button', { name, exact: true })
        .click();
    } else await direct.click();
    await expect(panelOf(page)).toBeVisible();
    const box = await panelOf(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(12);
    await expectAccessibleInBothThemes(page, 'contact panel at 390');
    await panelOf(page).getByRole('button', { name: 'Close panel' }).click();
    await expect(panelOf(page)).toBeHidden();
  });
}
