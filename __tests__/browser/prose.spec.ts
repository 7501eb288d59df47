import { readExported } from './support/exported';
import { findCutOff } from './support/layout';
import { articles } from './support/routes';
import { expect, test } from './support/test';

test.skip(articles.length === 0, 'there are no articles.');

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

test('long words and long code in a text break on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(articles[0] ?? '');
  const text = page.locator('main h2').first().locator('xpath=..');
  await text.evaluate((prose, word) => {
    const [paragraph, list, item, code] = ['p', 'ol', 'li', 'code'].map((name) =>
      document.createElement(name),
    );
    if (!paragraph || !list || !item || !code) return;
    code.textContent = `run --${word} ${word}`;
    code.dataset.long = '';
    paragraph.append(`${word} `, code);
    item.append(`${word} `, code.cloneNode(true));
    list.append(item);
    prose.append(paragraph, list);
  }, LONG);
  await expect(page.getByRole('listitem').filter({ hasText: LONG })).toBeVisible();
  expect(await findCutOff(page)).toEqual([]);
});

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
