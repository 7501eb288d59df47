import { readExported } from './support/exported';
import { articles } from './support/routes';
import { expect, test } from './support/test';

test('the frame of a table is a region with a tab stop only where it scrolls', async ({ page }) => {
  const withTable = articles.find((path) => readExported(`${path}.html`).includes('<table'));
  test.skip(!withTable, 'no article has a table.');
  await page.goto(withTable ?? '');
  const frame = page.locator('main div:has(> table)').first();
  await frame.hover();
  await expect(frame).not.toHaveAttribute('tabindex');
  await expect(frame).not.toHaveAttribute('role');
  await frame.evaluate((element) => {
    element.style.width = '100px';
  });
  await expect(frame).toHaveAttribute('tabindex', '0');
  await expect(frame).toHaveRole('region');
  await expect(frame).toHaveAccessibleName(/./);
});
