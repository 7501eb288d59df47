import { site } from '@/content/site/site';
import { inquiry } from '../support/formFacts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility';
import { getDialog, getOpener, open, pressClose } from './support/dialogs';
import { openJobs } from './support/routes';
import { SMOKE } from './support/smoke';
import { expect, scrollTo, test, visit } from './support/test';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Each dialog, the page and the screen on which it opens, and a place beside it. */
const dialogs = [
  { name: 'menu', path: '/about-us', screen: PHONE, beside: [10, 500] },
  { name: 'contact', path: '/about-us', screen: WIDE, beside: [60, 600] },
  { name: 'contact', path: '/home-two', screen: WIDE, beside: [60, 600] },
  ...openJobs.slice(0, 1).map((path) => {
    return { name: 'inquiry', path, screen: WIDE, beside: [5, 5] } as const;
  }),
] as const;

for (const { name, path, screen, beside } of dialogs) {
  const [x, y] = beside;

  test(`the dialog "${name}" of ${path} takes the focus and keeps it, keeps the page still, closes in three ways, and gives the focus back`, {
    tag: SMOKE,
  }, async ({ page }) => {
    await page.setViewportSize(screen);
    await visit(page, path);
    const dialog = getDialog(page, name);
    const opener = getOpener(page, name);
    /** Where the focus is. From the last control it may leave the page, to the browser. */
    const getFocus = () =>
      dialog.evaluate((each) => {
        const focused = document.activeElement;
        if (each.contains(focused)) return 'inside';
        return focused === document.body ? 'nowhere' : 'outside';
      });
    await expect(dialog).toBeHidden();
    const closers = {
      'the Escape key': () => page.keyboard.press('Escape'),
      'a press beside it': () => page.mouse.click(x, y),
      'its button': () => pressClose(page, name),
    };
    for (const [way, close] of Object.entries(closers)) {
      if (way === 'the Escape key') await opener.press('Enter');
      else await opener.click();
      await expect(dialog, way).toBeVisible();
      await expect.poll(getFocus, way).toBe('inside');
      expect(await dialog.evaluate((each) => each.matches(':modal'))).toBe(true);
      if (way === 'the Escape key') {
        const before = await page.evaluate(() => scrollY);
        await page.mouse.move(x, y);
        await page.mouse.wheel(0, 900);
        await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
        for (let stop = 0; stop < 12; stop += 1) {
          await page.keyboard.press('Tab');
          expect(await getFocus()).not.toBe('outside');
        }
        expect(await page.evaluate(() => scrollY)).toBe(before);
      }
      await close();
      await expect(dialog, way).toBeHidden();
      await expect(opener, way).toBeFocused();
    }
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });
}

test('the contact panel closes by a press at the place of its opener, is accessible, and fits every screen', async ({
  page,
}) => {
  await visit(page, '/about-us');
  const panel = getDialog(page, 'contact');
  const opener = getOpener(page, 'contact');
  // At the top, with the header half gone, and with the sticky header.
  for (const top of [0, 30, 900]) {
    await scrollTo(page, top);
    await expect(page.locator('html[data-stuck]')).toHaveCount(top === 900 ? 1 : 0);
    const { x = 0, y = 0, width = 0, height = 0 } = (await opener.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(panel, `${top} px down`).toBeVisible();
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(panel, `${top} px down`).toBeHidden();
  }
  await open(page, 'contact');
  await expectAccessibleInBothThemes(page, 'contact panel');
  for (const size of [WIDE, { width: 2560, height: 900 }, PHONE]) {
    await page.setViewportSize(size);
    await expect(panel, `${size.width} px`).toBeInViewport({ ratio: 1 });
  }
  // A strip of the overlay is left to press.
  expect((await panel.boundingBox())?.x).toBeGreaterThan(0);
  await expectAccessible(page, 'contact panel at 390');
});

test('the menu loads its pictures when it opens, its submenus toggle, and it closes when a link is followed', async ({
  page,
}) => {
  const { services } = site().header;
  const [service] = services.items;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.setViewportSize(PHONE);
  await visit(page, '/about-us');
  // The page itself may show the picture of a case study.
  const shown = await page
    .locator(':is(img, source):not(dialog *)')
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).join());
  const others = site().menu.cases.filter(({ picture }) => !shown.includes(picture.file));
  const countLoaded = () =>
    others.filter(({ picture }) => requested.some((url) => url.includes(picture.file))).length;
  expect(countLoaded()).toBe(0);
  const menu = await open(page, 'menu');
  await expect.poll(countLoaded).toBe(others.length);
  if (!service) return;
  const summary = page.locator('summary', { hasText: services.label });
  const group = menu.locator('details').filter({ has: summary });
  const links = group.getByRole('link');
  for (const count of [0, services.items.length, 0]) {
    await expect(links).toHaveCount(count);
    await group.locator('summary').click();
  }
  await expectAccessibleInBothThemes(page, 'menu');
  await menu.getByRole('link', { name: service.label, exact: true }).click();
  await expect(page).toHaveURL(service.href);
  await expect(menu).toBeHidden();
});

test('a dialog stays open when a selection is dragged out of its field', async ({ page }) => {
  test.skip(openJobs.length === 0, 'there is no open job.');
  await visit(page, openJobs[0] ?? '');
  const dialog = await open(page, 'inquiry');
  const field = dialog.getByLabel(inquiry.labels.name, { exact: true });
  await field.fill('Asha Rao');
  await field.hover();
  await page.mouse.down();
  await page.mouse.move(3, 3);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});
