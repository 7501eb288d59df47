import type { Page } from '@playwright/test';
import { getOverflow } from './support/layout';
import { expect, test, visit } from './support/test';
import { SPACED } from './support/user-styles';

// The page's policy would refuse the test's own styles.
test.use({ bypassCSP: true });

const NAME = 'Gesellschaft für Barrierefreiheit und Suchmaschinenoptimierung';

/** Gives the logo of the header another name. */
const rename = (page: Page, name: string) =>
  page
    .locator('header a[href="/"]')
    .first()
    .evaluate((logo, words) => {
      for (const node of logo.childNodes) if (node.nodeName !== 'svg') node.remove();
      logo.append(words);
    }, name);

/** Finds what is outside of the header's bar, or covers its neighbour. */
const findMisplaced = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header > div');
    if (!bar) return ['no bar'];
    const { left, right } = bar.getBoundingClientRect();
    const parts = [...bar.children]
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return parts.flatMap(({ part, box }, index) => {
      const before = parts[index - 1]?.box;
      const isOut = box.right > right + 1 || box.left < left - 1;
      return isOut || (before && box.left < before.right - 1) ? [part.outerHTML.slice(0, 80)] : [];
    });
  });

async function expectRoom(page: Page, state: string) {
  for (const width of [320, 360, 390, 480, 768, 1024, 1088, 1150, 1280, 1296, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await getOverflow(page), `horizontal scroll, ${state}, ${width} px`).toBe(0);
    expect.soft(await findMisplaced(page), `${state}, ${width} px`).toEqual([]);
    const navigation = page.getByRole('banner').getByRole('navigation');
    const menu = page.getByRole('banner').locator('button[popovertarget="menu"]');
    expect
      .soft([await navigation.isVisible(), await menu.isVisible()].filter(Boolean), `${width} px`)
      .toHaveLength(1);
  }
}

for (const path of ['/', '/home-two']) {
  test(`a long name and wide text spacing have room in the header of ${path}`, async ({ page }) => {
    await visit(page, path);
    await expectRoom(page, 'as it is');
    await page.addStyleTag({ content: SPACED });
    await expectRoom(page, 'text spacing');
    await rename(page, NAME);
    await expectRoom(page, 'long name with text spacing');
  });
}
