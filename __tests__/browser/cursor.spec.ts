import type { Page } from '@playwright/test';
import { open } from './support/dialogs';
import { recordScripts } from './support/requests';
import { expect, test, visit } from './support/test';

const getCursor = (page: Page) => page.locator('[data-cursor]');

/** Visits a page, moves the mouse, and waits until the cursor follows it. */
async function visitWithMouse(page: Page, path: string) {
  await visit(page, path);
  await page.mouse.move(5, 400);
  await page.mouse.move(9, 400);
  await expect(page.locator('[data-cursor][data-enhanced]')).toHaveCount(1);
}

/** The ring of the cursor: its ground, and whether its line is thin enough for the words under it. */
const getRing = (page: Page) =>
  getCursor(page).evaluate((element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element, '::before');
    const width = Number.parseFloat(borderTopWidth);
    return { backgroundColor, isThin: width > 0 && width <= 2 };
  });
const RING = { backgroundColor: 'rgba(0, 0, 0, 0)', isThin: true };

/** Points at the first element that matches. */
async function pointAt(page: Page, selector: string) {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  await element.hover();
}

test.describe('with a mouse', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the ring is where the mouse is before the event of the mouse ends', async ({ page }) => {
    await visitWithMouse(page, '/');
    await page.evaluate(() => {
      const gaps: number[] = [];
      Object.assign(window, { gaps });
      window.addEventListener('pointermove', ({ clientX, clientY }) => {
        const at = document.querySelector('[data-cursor]')?.getBoundingClientRect();
        gaps.push(Math.hypot((at?.x ?? -999) - clientX, (at?.y ?? -999) - clientY));
      });
    });
    await pointAt(page, 'header nav a[href="/about-us"]');
    await page.mouse.move(400, 300, { steps: 8 });
    const gaps: number[] = await page.evaluate(() => Reflect.get(window, 'gaps'));
    expect(gaps.length).toBeGreaterThan(3);
    expect(Math.max(...gaps)).toBeLessThan(1);
  });

  test('it shows over links and controls, grows over pictures of work, and hides over text', async ({
    page,
  }) => {
    await visitWithMouse(page, '/projects');
    await pointAt(page, 'header nav a[href="/about-us"]');
    await expect(getCursor(page)).toHaveAttribute('data-over', 'control');
    await pointAt(page, 'h1');
    await expect(getCursor(page)).not.toHaveAttribute('data-over');
    await pointAt(page, 'header nav a[href="/about-us"]');
    const disc = getCursor(page).locator('span');
    const getWidth = () => disc.evaluate((element) => element.getBoundingClientRect().width);
    const before = await getWidth();
    await pointAt(page, '[data-work] img');
    await expect(getCursor(page)).toHaveAttribute('data-over', 'work');
    await expect.poll(getWidth).toBeGreaterThan(before);
  });

  test('its ring leaves words readable, and it hides while a visitor types', async ({ page }) => {
    await visitWithMouse(page, '/contact');
    for (const selector of ['main form button, main form a', 'footer a']) {
      await pointAt(page, selector);
      await expect(getCursor(page)).toHaveAttribute('data-over', 'control');
      await expect.poll(() => getRing(page)).toEqual(RING);
    }
    const field = page.getByRole('main').locator('form').getByRole('textbox').first();
    await field.hover();
    await expect(getCursor(page)).toHaveAttribute('data-over', 'field');
    await expect.poll(() => getRing(page)).toEqual(RING);
    await field.focus();
    await page.keyboard.type('Ada');
    await expect(getCursor(page)).not.toHaveAttribute('data-over');
    await page.mouse.move(2, 400);
    await field.hover();
    await expect(getCursor(page)).toHaveAttribute('data-over', 'field');

    // The browser keeps its own cursor.
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).cursor === 'none',
      ),
    );
    expect(hidden).toEqual([]);
  });

  test('it shows above a dialog, and takes no clicks', async ({ page }) => {
    await visitWithMouse(page, '/');
    const panel = await open(page, 'contact');
    await panel.getByRole('link').first().hover();
    await expect(getCursor(page)).toHaveAttribute('data-over', 'control');
    await expect(getCursor(page)).toHaveCSS('pointer-events', 'none');
    // A popover that opens after the dialog shows above it.
    expect(await getCursor(page).evaluate((element) => element.matches(':popover-open'))).toBe(
      true,
    );
  });
});

test.describe('does not show', () => {
  async function expectNoCursor(page: Page) {
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 300);
    await expect(getCursor(page)).toBeHidden();
    await expect(page.locator('[data-cursor][data-enhanced]')).toHaveCount(0);
  }

  test('with reduced motion', async ({ page }) => {
    const readScripts = recordScripts(page);
    await visit(page, '/');
    await expectNoCursor(page);
    const scripts = await readScripts();
    expect(scripts.filter((text) => text.includes('elementsFromPoint'))).toEqual([]);
  });

  test.describe('on a page with motion', () => {
    test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'no-preference' } });

    test('with forced colours', async ({ page }) => {
      await visit(page, '/');
      await page.mouse.move(300, 300);
      await expect(getCursor(page)).toBeHidden();
    });
  });
});
