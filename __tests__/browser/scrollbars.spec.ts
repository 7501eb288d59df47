import type { Page } from '@playwright/test';
import { type DialogName, open } from './support/dialogs';
import { getLuminance, takePixels } from './support/luminance';
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

/** The places and sizes of the page's links, headings and pictures on the screen. */
const getPlaces = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header a, header button, [href="#top"], main :is(a, h1, h2, img)',
      ),
    ]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { x, width } = each.getBoundingClientRect();
        return `${each.tagName} ${x.toFixed(1)} ${width.toFixed(1)}`;
      }),
  );

/** The places once two frames have the same: the header changes its shape when it becomes sticky. */
async function getPlacesAtRest(page: Page): Promise<string[]> {
  let before: string[] = [];
  let places = await getPlaces(page);
  while (JSON.stringify(places) !== JSON.stringify(before)) {
    before = places;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    places = await getPlaces(page);
  }
  return places;
}

/** The luminance of the page's last column of pixels, where the scrollbar stands. */
async function getLightOfStrip(page: Page, width: number): Promise<number> {
  const clip = { x: width - 3, y: 300, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await takePixels(page, clip, 'screen');
  return getLuminance(red, green, blue);
}

const cases: readonly { dialog: DialogName; path: string; width: number }[] = [
  { dialog: 'contact', path: '/about-us', width: 1440 },
  { dialog: 'menu', path: '/contact', width: 390 },
];

for (const { dialog, path, width } of cases) {
  test(`${path} does not move when a visitor opens ${dialog}, and is dimmed up to its edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, path);
    await scrollTo(page, 400);
    const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(room).toBeGreaterThan(5);
    await expect(page.locator('html[data-stuck]')).toBeAttached();
    const before = await getPlacesAtRest(page);
    await open(page, dialog);
    expect(await getPlaces(page)).toEqual(before);
    await expect.poll(() => getLightOfStrip(page, width)).toBeLessThan(0.3);
  });
}
