import type { Page } from '@playwright/test';
import { getDaylight } from '@/app/daylight';
import { toTime } from '@/components/islands/daylight/daylight';
import { getWords } from '@/content/pages/pages';
import { expect, test, visit } from './support/test';

const day = getDaylight();
const { daylight } = getWords('home', 'hero') ?? {};
const clock = daylight?.clock;
const hint = daylight?.words.hint ?? '';
/** A Friday. Both desks of the shipped site are open. */
const NOW = '2026-11-27T10:00:00Z';

const getSlider = (page: Page) => page.getByRole('slider', { name: day?.words.label ?? '' });
const getStage = (page: Page) => page.locator('[data-daylight]');
const getRoot = (page: Page) => page.locator('html');
const choose = (page: Page, theme: string) => page.locator(`footer input[value="${theme}"]`);
/** Points at the first screen, which brings the slider. */
const reach = (page: Page) => page.getByRole('heading', { level: 1 }).hover();
/** The invitation, or what the sun says in its place. */
const getSentence = (page: Page) => getStage(page).locator('output:visible');
/** The theme that the visitor chose, and the one that is played in this tab. */
const readStores = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('theme'), sessionStorage.getItem('theme')]);
/** Matches the pictures of one light, by the name of their first file. */
const toPattern = ([address = '']: string[] = []) =>
  new RegExp(`${address.replace(/-\d+\.avif$/, '')}[-.]`);
/** The file of the page's own picture. */
const readSource = (page: Page) =>
  getStage(page)
    .locator('picture img')
    .evaluate((image: HTMLImageElement) => image.currentSrc);
/** How far the hands of the clock in the picture have turned: the hour's and the minute's. */
const readHands = (page: Page) =>
  page
    .locator('[data-part="hands"]')
    .evaluate((hands) =>
      [getComputedStyle(hands, '::before'), getComputedStyle(hands.children[0] ?? hands)].map(
        ({ rotate }) => Math.round(Number.parseFloat(rotate)) % 360,
      ),
    );
/** How far they turn for a time such as "09:05". */
const toAngles = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return [(hours * 30 + minutes / 2) % 360, minutes * 6].map(Math.round);
};

/** Opens the home page when the browser's clock shows `now`, with its slider. */
async function openHome(page: Page, now = NOW) {
  await page.clock.setFixedTime(now);
  await visit(page, '/');
  await reach(page);
  return getSlider(page);
}

test.skip(!day, 'The picture has no day.');

test('before: an invitation tells that the sun can be dragged, and the tower’s clock has its office’s time', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-27T15:40:00Z');
  await visit(page, '/');
  await expect(getSentence(page)).toHaveText(hint);
  if (!clock) return;
  const zone = (await page.locator('[data-part="hands"]').getAttribute('data-clock')) ?? '';
  const header = page.locator(`header [data-clock="${zone}"]`);
  await expect(header).toHaveText(/\d/);
  expect(await readHands(page)).toEqual(toAngles((await header.textContent()) ?? ''));
});

test('this moment: the sun says which desks are open, and the keys move it, the windows and the theme, without motion', async ({
  page,
}) => {
  const lit = page.locator('[data-part="windows"][data-lit="true"]');
  const slider = await openHome(page);
  const said = new RegExp(`^${day?.words.now} \\d\\d:\\d\\d .*: ${day?.words.allOpen}$`);
  await expect(slider).toHaveAttribute('aria-valuetext', said);
  await expect(slider).toHaveValue('600');
  await expect(lit).toHaveCount(2);
  await slider.focus();
  await expect(getSentence(page)).toHaveText(hint);
  expect(await readStores(page)).toEqual([null, null]);
  await slider.press('ArrowRight');
  await slider.press('ArrowLeft');
  await expect(getSentence(page)).toHaveText((await slider.getAttribute('aria-valuetext')) ?? '');
  await slider.press('End');
  await expect(getStage(page)).toHaveAttribute('data-light', 'night');
  await expect(getRoot(page)).toHaveAttribute('data-theme', 'dark');
  await expect(lit).toHaveCount(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await slider.fill('600');
  await expect(getStage(page)).toHaveAttribute('data-light', 'noon');
  await expect(getRoot(page)).not.toHaveAttribute('data-theme', /./);
});

for (const [theme, now, light] of [
  ['light', '2026-11-27T22:52:00Z', 'noon'],
  ['dark', '2026-11-27T10:07:00Z', 'night'],
] as const)
  test(`this moment: at an hour that does not suit the ${theme} theme, the sun has that of the picture`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    const slider = await openHome(page, now);
    await expect(getStage(page)).toHaveAttribute('data-light', light);
    expect(toTime(Number(await slider.inputValue()))).not.toBe(now.slice(11, 16));
    const words = (await slider.getAttribute('aria-valuetext')) ?? '';
    expect(words).toMatch(/^\d\d:\d\d\s/);
    if (!clock) return;
    const [, time = ''] = words.match(new RegExp(`(\\d\\d:\\d\\d) \\S+ ${clock.city}`)) ?? [];
    expect(await readHands(page)).toEqual(toAngles(time));
  });

for (const [line, connection, before] of [
  ['little data', { saveData: true }, 0],
  ['a fast line', undefined, 1],
] as const)
  test(`${line}: no other light is fetched before the visitor reaches for the sun`, async ({
    page,
  }) => {
    if (connection)
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
    const lights: string[] = [];
    page.on('request', (request) => {
      if (/dusk|night/.test(request.url())) lights.push(request.url());
    });
    const slider = await openHome(page);
    await expect(slider).toBeVisible();
    const isDusk = (url: string) => toPattern(day?.lights.dusk).test(url);
    expect(lights.filter(isDusk)).toEqual([]);
    await slider.focus();
    await expect.poll(() => lights.filter(isDusk).length).toBe(before);
    await slider.press('End');
    await expect
      .poll(() => lights.filter((url) => toPattern(day?.lights.night).test(url)).length)
      .toBeGreaterThan(0);
  });

test('played: the night goes along, the day gives the chosen theme back, and a choice by hand ends the play', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await choose(page, 'light').click({ force: true });
  const slider = await openHome(page);
  await slider.press('End');
  await expect(choose(page, 'dark')).toBeChecked();
  expect(await readStores(page)).toEqual(['light', 'dark']);
  await page.goto('/about-us', { waitUntil: 'commit' });
  await expect(getRoot(page)).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await visit(other, '/about-us');
  await expect(getRoot(other)).toHaveAttribute('data-theme', 'light');
  await openHome(page);
  await slider.fill('600');
  await expect(choose(page, 'light')).toBeChecked();
  expect(await readStores(page)).toEqual(['light', null]);
  await slider.press('End');
  // Also by a choice in another tab.
  await choose(other, 'dark').click({ force: true });
  await expect.poll(() => readStores(page)).toEqual(['dark', null]);
  await choose(page, 'light').check({ force: true });
  await expect(getStage(page)).toHaveAttribute('data-light', 'noon');
});

test('a theme chosen by hand has its picture from the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => readSource(page)).toMatch(toPattern(day?.lights.night));
});

test('paper has the page’s own picture, and nothing over it', async ({ page }) => {
  const slider = await openHome(page);
  await slider.fill('1200');
  await expect(getStage(page)).toHaveAttribute('data-light', 'night');
  await page.emulateMedia({ media: 'print' });
  const picture = getStage(page).locator('picture img');
  await expect(picture).toHaveCSS('opacity', '1');
  await expect(picture).toHaveCSS('visibility', 'visible');
  await expect(getStage(page).locator(':is(input, output, img):visible')).toHaveCount(1);
});

test.describe('without a file', () => {
  test.use({ tolerated: /404|ERR_FAILED/ });

  test('no day: the picture stays whole, without an invitation', async ({ page }) => {
    await page.route('**/daylight.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/');
    await expect(getSentence(page)).toHaveText(hint);
    await reach(page);
    await expect(getSentence(page)).toHaveCount(0);
    await expect(page.locator('[data-arrived] img')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });

  test('no picture: nothing hangs over its place', async ({ page }) => {
    await page.route(/pictures\/hero/, (route) => route.abort());
    await visit(page, '/');
    await reach(page);
    await expect(page.locator('[data-enhance="daylight"][data-enhanced]')).toBeVisible();
    await expect(
      getStage(page).locator(':is([data-part], output, input):visible:not(:empty)'),
    ).toHaveCount(0);
  });
});

test('forced colours: the thumb can be seen as it moves', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const slider = await openHome(page);
  await slider.fill('750');
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  // The place of 10:15, of which nothing else changes from then to 12:30.
  const way = (615 - Number(await slider.getAttribute('min'))) / 1440;
  const clip = { x: x + way * (width - 48), y, width: 48, height };
  const pictures = [];
  for (const minute of ['615', '750']) {
    await slider.fill(minute);
    await page.waitForLoadState('networkidle');
    pictures.push((await page.screenshot({ clip })).toString('base64'));
  }
  expect(pictures[0]).not.toBe(pictures[1]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** Opens the home page, and returns a place on it and a way to touch, one point for each finger. */
  async function openTouched(page: Page) {
    const slider = await openHome(page);
    await expect(slider).toHaveValue('600');
    const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    const client = await page.context().newCDPSession(page);
    const touch = (type: `touch${'Start' | 'Move' | 'End' | 'Cancel'}`, ...points: number[][]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([left = 0, top = 0], id) => ({ x: left, y: top, id })),
      });
    return { slider, touch, left: x, width, middle: y + height / 2 };
  }

  async function expectUntouched(page: Page) {
    await expect(getSlider(page)).toHaveValue('600');
    await expect(getSentence(page)).toHaveText(hint);
    await expect(getRoot(page)).not.toHaveAttribute('data-theme', /./);
    expect(await readStores(page)).toEqual([null, null]);
  }

  test('a finger that scrolls or taps beside the sun leaves it', async ({ page }) => {
    const { touch, left, width, middle } = await openTouched(page);
    await page.touchscreen.tap(left + 20, middle);
    await expectUntouched(page);
    const x = left + 0.96 * width;
    await touch('touchStart', [x, middle]);
    for (let way = 20; way <= 260; way += 20) await touch('touchMove', [x, middle - way]);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expectUntouched(page);
  });

  test('a finger that goes sideways moves the sun, and that is taken back if the browser takes the gesture', async ({
    page,
  }) => {
    const { slider, touch, left, width, middle } = await openTouched(page);
    await touch('touchStart', [left + width / 2, middle]);
    for (let x = 0.5; x < 0.98; x += 0.04) await touch('touchMove', [left + x * width, middle]);
    await expect(getRoot(page)).toHaveAttribute('data-theme', 'dark');
    await expect(slider).not.toHaveValue('600');
    await touch('touchCancel');
    await expectUntouched(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture has the light of the theme, and no slider', async ({ page }) => {
    for (const [colorScheme, light] of [
      ['light', 'noon'],
      ['dark', 'night'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      expect(await readSource(page)).toMatch(toPattern(day?.lights[light]));
      await expect(page.getByRole('slider')).toHaveCount(0);
      if (clock) expect(await readHands(page)).toEqual(toAngles('10:10'));
      await expect(page.locator('output')).toBeHidden();
    }
  });
});
