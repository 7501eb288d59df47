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

const SCREENS = [320, 768, 1100, 1300, 1440, 1920];

for (const count of [1, 4]) {
  for (const width of SCREENS) {
    test(`the header and the footer have room for ${count} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/about-us');
      await showOffices(page, count);
      expect(await getOverflow(page)).toBe(0);
      expect(await findCutOff(page)).toEqual([]);

      // The navigation keeps to its line, and a clock is seen whole or not at all.
      const links = page.locator('header nav > a:visible');
      const tops = await links.evaluateAll((all) => all.map((link) => link.clientHeight));
      for (const height of tops) expect(height).toBeLessThan(50);
      const halves = await page.locator('header [data-office]:visible').evaluateAll(
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
      expect(halves).toBe(0);

      const columns = page.locator('footer div:has(> p > [data-office])');
      await expect(columns).toHaveCount(count);
      const places = await columns.evaluateAll((all) =>
        all.map((column) => ({
          top: column.getBoundingClientRect().top,
          overflow: column.scrollWidth - column.clientWidth,
        })),
      );
      for (const { overflow } of places) expect(overflow).toBe(0);
      const rows = new Set(places.map(({ top }) => top));
      expect(rows.size).toBe(width < 700 ? Math.ceil(count / 2) : 1);
    });
  }

  test(`the menu has room for ${count}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await visit(page, '/about-us');
    await showOffices(page, count);
    const menu = await open(page, 'menu');
    await expect(menu.locator('[data-office]')).toHaveCount(count);
    expect(await menu.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
    expect(await findCutOff(page)).toEqual([]);
  });
}
