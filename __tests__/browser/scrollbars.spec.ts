import { open } from './support/dialogs';
import { expect, scrollTo, test, visit } from './support/test';

const { SHELL_PATH = '', SHELL_ARGS = '' } = process.env;

// Scrollbars that take room, as on Windows and on a Mac with a mouse.
test.use({
  launchOptions: {
    executablePath: SHELL_PATH,
    args: [...SHELL_ARGS.split(' ').filter(Boolean), '--disable-features=OverlayScrollbar'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('a page does not move when a visitor opens the contact panel', async ({ page }) => {
  await visit(page, '/about-us');
  await scrollTo(page, 400);
  await expect(page.locator('html[data-stuck]')).toBeAttached();
  const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(room).toBeGreaterThan(5);
  const getPlaces = () =>
    page
      .locator('header a:visible, [href="#top"], main :is(a, h1, h2, img):visible')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().x)));
  const logo = page.getByRole('banner').getByRole('link').first();
  // The header changes its shape when it becomes sticky.
  await logo.hover();
  const before = await getPlaces();
  await open(page, 'contact');
  expect(await getPlaces()).toEqual(before);
});
