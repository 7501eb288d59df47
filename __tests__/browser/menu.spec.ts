import type { Page } from '@playwright/test';
import { site } from '@/content/words/site';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { getOpener, open, pressClose } from './support/dialogs';
import { getState, pressSummary } from './support/motion';
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

const { links: mainLinks, services } = site().header;
const { groups } = site().demoHeader;

for (const { path, entries, group, links } of [
  {
    path: '/about-us',
    entries: mainLinks.map(({ label }) => label),
    group: services.label,
    links: services.items.length,
  },
  // The group of this page is open from the start.
  ...groups
    .filter(({ links }) => links.every(({ href }) => href !== '/home-two'))
    .slice(0, 1)
    .map(({ label, links }) => ({
      path: '/home-two',
      entries: [],
      group: label,
      links: links.length,
    })),
]) {
  test(`at ${path} it has the header's links, and its submenus toggle`, async ({ page }) => {
    const menu = await visitAndOpen(page, path);
    for (const name of entries) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    const details = menu
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: group }) });
    await expect(details.getByRole('link')).toHaveCount(0);
    await details.locator('summary').click();
    await expect(details.getByRole('link')).toHaveCount(links);
    await expectAccessibleInBothThemes(page, 'menu');
    await details.locator('summary').click();
    await expect(details.getByRole('link')).toHaveCount(0);
  });
}

const [service] = services.items;

/** Pages with header 2. */
const DEMO: readonly string[] = ['/home-two', '/home-three', '/about-me'];

for (const { path, group, page: current } of [
  ...groups.flatMap(({ label: group, links }) => {
    const link = links.find(({ href }) => DEMO.includes(href));
    return link ? [{ path: link.href, group, page: link.label }] : [];
  }),
  { path: service?.href ?? '', group: services.label, page: service?.label ?? '' },
]) {
  test(`at ${path} the group of this page is marked and open`, async ({ page }) => {
    const menu = await visitAndOpen(page, path);
    const marked = menu.locator('summary[aria-current="true"]');
    await expect(marked).toHaveText(group);
    const link = menu.getByRole('link', { name: current, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expectAccessibleInBothThemes(page, `menu of ${path}`);
    await marked.click();
    await expect(link).toBeHidden();
  });
}

test('closes when a link in it is followed', async ({ page }) => {
  const menu = await visitAndOpen(page, '/about-us');
  await menu.locator('summary', { hasText: services.label }).click();
  await menu.getByRole('link', { name: service?.label ?? '', exact: true }).click();
  await expect(page).toHaveURL(service?.href ?? '');
  await expect(menu).toBeHidden();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('submenus slide open and closed in 300 ms', async ({ page }) => {
    const menu = await visitAndOpen(page, '/about-us');
    const details = menu.locator('details').first();
    await expect(details).toHaveAttribute('data-enhanced', '');
    expect(await pressSummary(details)).toEqual([300]);
    await expect(details.getByRole('link').first()).toBeVisible();
    await expect.poll(() => getState(details)).toBe('at rest');
    expect(await pressSummary(details)).toEqual([300]);
    await expect(details.getByRole('link')).toHaveCount(0);
  });
});
