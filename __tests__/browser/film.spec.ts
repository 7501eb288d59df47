import type { Page } from '@playwright/test';
import { film } from '@/content/site/shared';
import { filmPages } from '../../content/routes';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility';
import { close, getOpener, open } from './support/dialogs';
import { findCutOff, getOverflow } from './support/layout';
import { SMOKE } from './support/smoke';
import { expect, test, visit } from './support/test';

const PATH = '/team-details';
const [PLAYER] = filmPages;
/** Words of the conversation. */
const getSaid = () => film().transcript.lines.at(-1)?.words ?? '';

const opener = (page: Page) => page.getByRole('link', { name: film().open });
const getFilm = (page: Page) => page.getByRole('dialog', { name: film().title });
const getFrame = (page: Page) => page.locator('dialog iframe');
const getVideo = (page: Page) => getFrame(page).contentFrame().locator('video');

/** Visits the page and waits until the link can open the dialog. */
async function visitFilm(page: Page) {
  await visit(page, PATH);
  await opener(page).scrollIntoViewIfNeeded();
  await expect(opener(page)).toHaveAttribute('data-enhanced');
}

const getTime = (page: Page) =>
  getVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('loads and plays at a press, is removed when the dialog closes, and plays again', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (/\/film[/-]/.test(request.url())) requested.push(new URL(request.url()).pathname);
    });
    await visitFilm(page);
    const before = await page.evaluate(() => history.length);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);

    await opener(page).click();
    await expect(getFilm(page)).toBeVisible();
    await expect.poll(() => getTime(page), 'the film plays').toBeGreaterThan(0.5);
    expect(requested).toContain(PLAYER);

    await getFilm(page).getByRole('button', { name: film().close }).click();
    await expect(getFilm(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(getFrame(page)).not.toHaveAttribute('src');
    expect(page.frames().filter((frame) => frame.url().includes(PLAYER))).toEqual([]);

    // It begins at its start, and adds nothing to the history.
    await opener(page).click();
    await expect.poll(() => getTime(page)).toBeGreaterThan(0.2);
    expect(await getTime(page)).toBeLessThan(5);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
});

test('the keyboard opens it, it waits for its own play button with reduced motion, and Escape closes it from the button and from the film', {
  tag: SMOKE,
}, async ({ page }) => {
  await visitFilm(page);
  const video = getVideo(page);
  for (const stops of [0, 1]) {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(getFilm(page).getByRole('button', { name: film().close })).toBeFocused();
    await expect(video).toHaveAttribute('data-enhanced');
    expect(await video.evaluate((v: HTMLVideoElement) => [v.paused, v.currentTime])).toEqual([
      true,
      0,
    ]);
    for (let stop = 0; stop < stops; stop++) await page.keyboard.press('Tab');
    if (stops > 0) await expect(video).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getFilm(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('it fits every screen, shows nothing but the film, and a press outside closes it', async ({
  page,
}) => {
  await visitFilm(page);
  await opener(page).click();
  await expect(getVideo(page)).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(getFrame(page)).toBeInViewport({ ratio: 1 });
    const box = await getFrame(page).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  }
  await expectAccessible(page, 'film');
  const scrolls = await getFrame(page)
    .contentFrame()
    .locator('html')
    .evaluate((html) => html.scrollHeight > html.clientHeight);
  expect(scrolls).toBe(false);
  await page.mouse.click(8, 450);
  await expect(getFilm(page)).toBeHidden();
});

test('the player has a page of its own with captions, two video files, a poster and the conversation, and search engines leave it out', async ({
  page,
  request,
}) => {
  await page.goto(PLAYER);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(film().title);
  const files = await page.locator('video').evaluate((video: HTMLVideoElement) => ({
    poster: video.poster,
    track: video.querySelector('track')?.src ?? '',
    sources: [...video.querySelectorAll('source')].map(({ src }) => src),
  }));
  expect((await request.get(files.poster)).status()).toBe(200);
  expect(files.sources).toHaveLength(2);
  for (const source of files.sources) {
    const response = await request.get(source);
    expect(response.headers()['content-type']).toMatch(/^video\/(webm|mp4)/);
    expect((await response.body()).length).toBeLessThan(1_200_000);
  }
  const cues = (await (await request.get(files.track)).text()).split('-->').length - 1;
  expect(cues).toBeGreaterThanOrEqual(film().transcript.lines.length);
  const readMode = ({ textTracks: [track] }: HTMLVideoElement) => track?.mode;
  expect(await page.locator('video').evaluate(readMode)).toBe('disabled');

  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await getOverflow(page), `horizontal scroll at ${width}`).toBe(0);
    expect.soft(await findCutOff(page), `cut off at ${width}`).toEqual([]);
  }
  await expect(page.getByText(getSaid())).toBeVisible();
  await expectAccessibleInBothThemes(page, 'player with its conversation');
  await page.getByRole('link', { name: film().player.back.label }).click();
  await expect(page).toHaveURL(film().player.back.href);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the conversation opens in writing, and the link leads to the player', async ({ page }) => {
    await page.goto(PATH);
    const words = await open(page, 'conversation');
    await expect(words.getByText(getSaid())).toBeVisible();
    await expect(words.locator('dt')).toHaveCount(film().transcript.lines.length);
    await close(page, 'conversation');
    await expect(getOpener(page, 'conversation')).toBeFocused();
    await opener(page).click();
    await expect(page).toHaveURL(new RegExp(`${PLAYER}$`));
    await expect(page.locator('video')).toHaveAttribute('controls');
  });
});
