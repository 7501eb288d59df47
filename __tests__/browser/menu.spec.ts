import type { Page } from '@playwright/test';
import { site } from '@/content/site/site';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { getOpener, open, pressClose } from './support/dialogs';
import { SMOKE } from './support/smoke';
import { expect, test, visit } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

async function visitAndOpen(page: Page, path: string) {
  await visit(page, path);
  return open(page, 'menu');
}

test('takes the focus, closes in three ways and gives the focus back', { tag: SMOKE }, async ({
  page,
}) => {
  const menu = await visitAndOpen(page, '/about-us');
  const closers = {
    'close control': () => pressClose(page, 'menu'),
    'Escape key': () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(10, 500),
  };
  for (const [way, close] of Object.entries(closers)) {
    if (!(await menu.isVisible())) await getOpener(page, 'menu').click();
    await expect(menu, way).toBeVisible();
    await expect
      .poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement)), way)
      .toBe(true);
    await close();
    await expect(menu, way).toBeHidden();
    await expect(getOpener(page, 'menu'), way).toBeFocused();
  }
});

test('leads to case studies and further pages, and loads their pictures when it opens', async ({
  page,
}) => {
  const { cases, links } = site().menu;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, '/about-us');
  // The page itself may show the picture of a case study.
  const shown = await page
    .locator(':is(img, source):not(dialog *)')
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).join());
  const others = cases.filter(({ picture }) => !shown.includes(picture.file));
  const countLoaded = () =>
    others.filter(({ picture }) => requested.some((url) => url.includes(picture.file))).length;
  expect(countLoaded()).toBe(0);
  const menu = await open(page, 'menu');
  for (const { href } of [...cases, ...links]) {
    // The header may have it, too.
    await expect(menu.locator(`a[href$="${href}"]`).last()).toBeVisible();
  }
  await expect.poll(countLoaded).toBe(others.length);
});

const { services } = site().header;
const [service] = services.items;

test('its submenus toggle, and it closes when a link is followed', async ({ page }) => {
  const menu = await visitAndOpen(page, '/about-us');
  if (!service) return;
  const details = menu
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: services.label }) });
  const summary = details.locator('summary');
  await expect(details.getByRole('link')).toHaveCount(0);
  await summary.click();
  await expect(details.getByRole('link')).toHaveCount(services.items.length);
  await expectAccessibleInBothThemes(page, 'menu');
  await summary.click();
  await expect(details.getByRole('link')).toHaveCount(0);
  await summary.click();
  await menu.getByRole('link', { name: service.label, exact: true }).click();
  await expect(page).toHaveURL(service.href);
  await expect(menu).toBeHidden();
});
