import { recordScripts } from './support/requests';
import { expect, test, visit } from './support/test';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the cursor follows the mouse, takes no clicks, and hides while a visitor types', async ({
    page,
  }) => {
    await visit(page, '/contact');
    await page.mouse.move(5, 400);
    await page.mouse.move(9, 400);
    const cursor = page.locator('[data-cursor]');
    await expect(cursor).toHaveAttribute('data-enhanced');
    await expect(cursor).toHaveCSS('pointer-events', 'none');
    await page.locator('header nav a[href="/about-us"]').first().hover();
    await expect(cursor).toHaveAttribute('data-over', 'control');
    const field = page.getByRole('main').locator('form').getByRole('textbox').first();
    await field.hover();
    await expect(cursor).toHaveAttribute('data-over', 'control');
    await field.focus();
    await page.keyboard.type('Ada');
    await expect(cursor).not.toHaveAttribute('data-over');
    // The browser keeps its own cursor.
    await expect(page.locator('body')).not.toHaveCSS('cursor', 'none');
  });
});

test('there is no cursor with reduced motion, and its script is not loaded', async ({ page }) => {
  const readScripts = recordScripts(page);
  await visit(page, '/');
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 300);
  await expect(page.locator('[data-cursor]')).toBeHidden();
  const scripts = await readScripts();
  expect(scripts.filter((text) => text.includes('elementsFromPoint'))).toEqual([]);
});
