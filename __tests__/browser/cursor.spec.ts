import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

const cursor = (page: Page) => page.locator('[data-cursor]');

/** Visits a page, moves the mouse, and waits until the cursor follows it. */
async function visitWithMouse(page: Page, path: string) {
  await visit(page, path);
  await page.mouse.move(5, 400);
  await page.mouse.move(9, 400);
  await expect(page.locator('[data-cursor][data-enhanced]')).toHaveCount(1);
}

/** Moves the mouse onto a place of the first of the elements that is on the screen. */
async function point(page: Page, selector: string) {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  await element.hover();
}

test.describe('with a mouse', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the dot is where the mouse is before the event that moves it is over', async ({ page }) => {
    await visitWithMouse(page, '/');
    await page.evaluate(() => {
      const gaps: number[] = [];
      Object.assign(window, { gaps });
      window.addEventListener('pointermove', ({ clientX, clientY }) => {
        const at = document.querySelector('[data-cursor]')?.getBoundingClientRect();
        gaps.push(Math.hypot((at?.x ?? -999) - clientX, (at?.y ?? -999) - clientY));
      });
    });
    await point(page, 'header nav a[href="/about-us"]');
    await page.mouse.move(400, 300, { steps: 8 });
    const gaps: number[] = await page.evaluate(() => Reflect.get(window, 'gaps'));
    expect(gaps.length).toBeGreaterThan(3);
    expect(Math.max(...gaps)).toBeLessThan(1);
  });

  test('it shows over links and controls, grows over work, and is gone over words', async ({
    page,
  }) => {
    await visitWithMouse(page, '/projects');
    await point(page, 'header nav a[href="/about-us"]');
    await expect(cursor(page)).toHaveAttribute('data-over', 'control');
    await point(page, 'h1');
    await expect(cursor(page)).not.toHaveAttribute('data-over');
    await point(page, '[data-work] img');
    await expect(cursor(page)).toHaveAttribute('data-over', 'work');
    const disc = cursor(page).locator('span');
    await expect
      .poll(() => disc.evaluate((element) => element.getBoundingClientRect().width))
      .toBeCloseTo(84, 0);
  });

  test("a case's picture is work beneath its card's link; its words are not", async ({ page }) => {
    await visitWithMouse(page, '/projects');
    const card = page.locator('[data-card]').first();
    await card.scrollIntoViewIfNeeded();
    await card.locator('[data-work]').hover({ force: true });
    await expect(cursor(page)).toHaveAttribute('data-over', 'work');
    await card.getByRole('heading').hover({ force: true });
    await expect(cursor(page)).toHaveAttribute('data-over', 'control');
  });

  test('it is a ring around the text cursor over every text field', async ({ page }) => {
    await visitWithMouse(page, '/contact');
    const fields = page.getByRole('main').locator('form').getByRole('textbox');
    await expect(fields).toHaveCount(5);
    const ring = () =>
      cursor(page).evaluate((element) => {
        const { backgroundColor, borderTopWidth, scale, width } = getComputedStyle(
          element,
          '::before',
        );
        return { backgroundColor, borderTopWidth: parseFloat(borderTopWidth), scale, width };
      });
    for (const field of await fields.all()) {
      await field.hover();
      await expect(cursor(page)).toHaveAttribute('data-over', 'field');
      await expect.poll(ring).toEqual({
        backgroundColor: 'rgba(0, 0, 0, 0)',
        borderTopWidth: 1,
        scale: '1',
        width: '26px',
      });
      await expect(cursor(page).locator('span')).toHaveCSS('scale', '0');
      await expect(field).toHaveCSS('cursor', /^(auto|text)$/);
    }
  });

  test('it is gone while somebody types, until the mouse moves again', async ({ page }) => {
    await visitWithMouse(page, '/contact');
    const field = page.getByRole('main').getByRole('textbox').first();
    await point(page, 'main form button[type="submit"], main form a');
    await expect(cursor(page)).toHaveAttribute('data-over', 'control');
    await field.focus();
    await page.keyboard.type('Ada');
    await expect(cursor(page)).not.toHaveAttribute('data-over');
    await point(page, 'header nav a[href="/about-us"]');
    await expect(cursor(page)).toHaveAttribute('data-over', 'control');
    await field.hover();
    await expect(cursor(page)).toHaveAttribute('data-over', 'field');
    await page.keyboard.type('Lovelace');
    await expect(cursor(page)).not.toHaveAttribute('data-over');
    await page.mouse.move(2, 400);
    await field.hover();
    await expect(cursor(page)).toHaveAttribute('data-over', 'field');
  });

  test('the browser keeps its own cursor', async ({ page }) => {
    await visitWithMouse(page, '/contact');
    const hidden = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter(
          (element) => getComputedStyle(element).cursor === 'none',
        ).length,
    );
    expect(hidden).toBe(0);
  });

  test('it stands over a dialog, and takes no clicks', async ({ page }) => {
    await visitWithMouse(page, '/');
    await page.locator('header [popovertarget="contact-panel"]').click();
    const link = page.getByRole('dialog').getByRole('link').first();
    await link.hover();
    await expect(cursor(page)).toHaveAttribute('data-over', 'control');
    await expect(cursor(page)).toHaveCSS('pointer-events', 'none');
    // The top layer's last is on top: over the dialog, once it was shown again.
    expect(await cursor(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
  });
});

test.describe('is not there', () => {
  const absent = async (page: Page) => {
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 300);
    await expect(cursor(page)).toBeHidden();
    await expect(page.locator('[data-cursor][data-enhanced]')).toHaveCount(0);
  };

  test('with reduced motion', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/_islands/')) scripts.push(await response.text());
    });
    await visit(page, '/');
    await absent(page);
    expect(scripts.filter((text) => text.includes('elementsFromPoint'))).toEqual([]);
  });

  test('with forced colours', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      forcedColors: 'active',
      reducedMotion: 'no-preference',
    });
    const page = await context.newPage();
    await visit(page, '/');
    await page.mouse.move(300, 300);
    await expect(cursor(page)).toBeHidden();
    await context.close();
  });
});
