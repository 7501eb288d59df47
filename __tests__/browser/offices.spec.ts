import type { Page } from '@playwright/test';
import { open } from './support/dialogs';
import { findCutOff, getOverflow } from './support/layout';
import { expect, test, visit } from './support/test';

/** Offices of the longest names. */
const CITIES = ['Stratford-upon-Avon', 'Charlottetown', 'Thiruvananthapuram', 'Alice Springs'];

/** Gives the header, the menu and the footer four offices, however many the agency has. */
const showOffices = (page: Page) =>
  page.evaluate((cities) => {
    /** Keeps the first of some siblings, and repeats it for each city. */
    function repeat(siblings: Element[], name: (copy: Element, city: string) => void) {
      const [first] = siblings;
      if (!first) throw new Error('The page has no office.');
      const copies = cities.map((city) => {
        const copy = document.importNode(first, true);
        name(copy, city);
        return copy;
      });
      first.before(...copies);
      for (const sibling of siblings) sibling.remove();
    }

    for (const parent of ['header', 'dialog, [popover]']) {
      const clocks = [...document.querySelectorAll(parent)].flatMap((each) => [
        ...each.querySelectorAll('[data-office]'),
      ]);
      const named = clocks.filter(({ firstChild }) => firstChild instanceof Text);
      repeat(named, (copy, city) => copy.firstChild?.replaceWith(`${city} `));
    }
    const columns = [...document.querySelectorAll('footer div:has(> p > [data-office])')];
    repeat(columns, (copy, city) => copy.querySelector('h3')?.replaceChildren(`${city}, Canada`));
  }, CITIES);

test('the header, the footer and the menu have room for four offices', async ({ page }) => {
  await visit(page, '/about-us');
  await showOffices(page);
  const columns = page.locator('footer div:has(> p > [data-office])');
  await expect(columns).toHaveCount(4);
  for (const width of [320, 768, 1100, 1440]) {
    const place = `${width} px`;
    await page.setViewportSize({ width, height: 900 });
    expect(await getOverflow(page), place).toBe(0);
    expect(await findCutOff(page), place).toEqual([]);
    // The navigation keeps to its line.
    const heights = await page
      .locator('header nav > a:visible')
      .evaluateAll((all) => all.map((link) => link.clientHeight));
    for (const height of heights) expect(height, place).toBeLessThan(50);
  }
  await page.setViewportSize({ width: 320, height: 720 });
  const menu = await open(page, 'menu');
  await expect(menu.locator('[data-office]')).toHaveCount(4);
  expect(await menu.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
  expect(await findCutOff(page)).toEqual([]);
});
