import type { Page } from '@playwright/test';
import { getDaylight } from '@/app/daylight';
import { toTime } from '@/components/islands/daylight/daylight';
import { getWords } from '@/content/pages/pages';
import { expect, test, visit } from './support/test';

const day = getDaylight();
const { daylight } = getWords('home', 'hero') ?? {};
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

/** Opens the home page when the browser's clock shows `NOW`, with its slider. */
async function openHome(page: Page) {
  await page.clock.setFixedTime(NOW);
  await visit(page, '/');
  await reach(page);
  return getSlider(page);
}

test.skip(!day, 'The picture has no day.');

test('the sun says which desks are open; the keys move it, the windows and the theme, without motion, and fetch a light only then', async ({
  page,
}) => {
  const lights: string[] = [];
  page.on('request', (request) => {
    if (/dusk|night/.test(request.url())) lights.push(request.url());
  });
  const lit = page.locator('[data-part="windows"][data-lit="true"]');
  const slider = await openHome(page);
  const said = new RegExp(`^${day?.words.now} \\d\\d:\\d\\d .*: ${day?.words.allOpen}$`);
  await expect(slider).toHaveAttribute('aria-valuetext', said);
  await expect(slider).toHaveValue('600');
  await expect(getSentence(page)).toHaveText(hint);
  await expect(lit).toHaveCount(2);
  const fetched = (light: string[] = []) => lights.filter((url) => toPattern(light).test(url));
  expect(fetched(day?.lights.dusk)).toEqual([]);
  expect(await readStores(page)).toEqual([null, null]);
  await slider.press('ArrowRight');
  await slider.press('ArrowLeft');
  await expect(getSentence(page)).toHaveText((await slider.getAttribute('aria-valuetext')) ?? '');
  await slider.press('End');
  await expect(getStage(page)).toHaveAttribute('data-light', 'night');
  await expect(getRoot(page)).toHaveAttribute('data-theme', 'dark');
  await expect(lit).toHaveCount(0);
  await expect.poll(() => fetched(day?.lights.night).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await slider.fill('600');
  await expect(getStage(page)).toHaveAttribute('data-light', 'noon');
  await expect(getRoot(page)).not.toHaveAttribute('data-theme', /./);
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

test('a theme chosen by hand has its picture from the first paint, and its hour', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const slider = await openHome(page);
  expect(await readSource(page)).toMatch(toPattern(day?.lights.night));
  await expect(getStage(page)).toHaveAttribute('data-light', 'night');
  expect(toTime(Number(await slider.inputValue()))).not.toBe(NOW.slice(11, 16));
});

test.describe('without its file', () => {
  test.use({ tolerated: /404/ });

  test('the picture stays whole, without an invitation', async ({ page }) => {
    await page.route('**/daylight.json', (route) => route.fulfill({ status: 404, body: '' }));
    await visit(page, '/');
    await expect(getSentence(page)).toHaveText(hint);
    await reach(page);
    await expect(getSentence(page)).toHaveCount(0);
    await expect(page.locator('[data-arrived] img')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a finger that scrolls leaves the sun, and one that goes sideways moves it until the browser takes the gesture', async ({
    page,
  }) => {
    const slider = await openHome(page);
    await expect(slider).toHaveValue('600');
    const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    const middle = y + height / 2;
    const client = await page.context().newCDPSession(page);
    const touch = (type: `touch${'Start' | 'Move' | 'End' | 'Cancel'}`, ...points: number[][]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([left = 0, top = 0]) => ({ x: left, y: top })),
      });
    async function expectUntouched() {
      await expect(slider).toHaveValue('600');
      await expect(getSentence(page)).toHaveText(hint);
      await expect(getRoot(page)).not.toHaveAttribute('data-theme', /./);
    }

    await touch('touchStart', [x + width / 2, middle]);
    for (let way = 0.5; way < 0.98; way += 0.04)
      await touch('touchMove', [x + way * width, middle]);
    await expect(getRoot(page)).toHaveAttribute('data-theme', 'dark');
    await expect(slider).not.toHaveValue('600');
    await touch('touchCancel');
    await expectUntouched();

    const edge = x + 0.96 * width;
    await touch('touchStart', [edge, middle]);
    for (let way = 20; way <= 260; way += 20) await touch('touchMove', [edge, middle - way]);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expectUntouched();
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
      await expect(page.locator('output')).toBeHidden();
    }
  });
});
