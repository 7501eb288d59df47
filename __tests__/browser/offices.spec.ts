import type { Page } from '@playwright/test';
import { open } from './support/dialogs';
import { findCutOff, getOverflow } from './support/layout';
import { expect, test, visit } from './support/test';

/** Offices of the longest names. */
const CITIES = ['Stratford-upon-Avon', 'Charlottetown', 'Thiruvananthapuram', 'Alice Springs'];

/** Gives the header, the menu and the footer a number of offices, whatever the agency has. */
const showOffices = (page: Page, count: number) =>
  page.evaluate(
    (cities) => {
      /** Keeps the first of some siblings, and repeats it for each city. */
      function repeat(siblings: Element[], name: (copy: Element, city: string) => void) {
        const [first] = siblings;
        if (!first) throw new Error('The page has no office.');
        const copies = cities.map((city) => {
          const copy = first.cloneNode(true) as Element;
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
    },
    CITIES.slice(0, count),
  );

const WIDTHS = [320, 768, 1100, 1300, 1440, 1920];

/** Clocks of the header that are seen in part. */
const countHalves = (page: Page) =>
  page.locator('header [data-office]:visible').evaluateAll(
    (clocks) =>
      clocks.filter((clock) => {
        const inner = clock.getBoundingClientRect();
        const outer = clock.parentElement?.getBoundingClientRect() ?? inner;
        return (
          inner.top < outer.bottom - 1 &&
          (inner.bottom > outer.bottom + 1 || inner.left < outer.left - 1)
        );
      }).length,
  );

for (const count of [1, 4]) {
  test(`the header, the footer and the menu have room for ${count}`, async ({ page }) => {
    await visit(page, '/about-us');
    await showOffices(page, count);
    const columns = page.locator('footer div:has(> p > [data-office])');
    await expect(columns).toHaveCount(count);
    for (const width of WIDTHS) {
      const place = `${width} px`;
      await page.setViewportSize({ width, height: 900 });
      expect(await getOverflow(page), place).toBe(0);
      expect(await findCutOff(page), place).toEqual([]);

      // The navigation keeps to its line, and a clock is seen whole or not at all.
      const tops = await page
        .locator('header nav > a:visible')
        .evaluateAll((all) => all.map((link) => link.clientHeight));
      for (const height of tops) expect(height, place).toBeLessThan(50);
      expect(await countHalves(page), place).toBe(0);

      const places = await columns.evaluateAll((all) =>
        all.map((column) => ({
          top: column.getBoundingClientRect().top,
          overflow: column.scrollWidth - column.clientWidth,
        })),
      );
      for (const { overflow } of places) expect(overflow, place).toBe(0);
      const rows = new Set(places.map(({ top }) => top));
      expect(rows.size, place).toBe(width < 700 ? Math.ceil(count / 2) : 1);
    }

    await page.setViewportSize({ width: 320, height: 720 });
    const menu = await open(page, 'menu');
    await expect(menu.locator('[data-office]')).toHaveCount(count);
    expect(await menu.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
    expect(await findCutOff(page)).toEqual([]);
  });
}
