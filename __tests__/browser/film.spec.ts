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

test('loads and plays at a press, is removed when the dialog closes, and plays again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/film[/-]/.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  await visitFilm(page);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);

  await opener(page).click();
  await expect.poll(() => getTime(page), 'the film plays').toBeGreaterThan(0.5);
  expect(requested).toContain(PLAYER);
  await getFilm(page).getByRole('button', { name: film().close }).click();
  await expect(getFilm(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(getFrame(page)).not.toHaveAttribute('src');
  expect(page.frames().filter((frame) => frame.url().includes(PLAYER))).toEqual([]);

  // It begins at its start.
  await opener(page).click();
  await expect.poll(() => getTime(page)).toBeGreaterThan(0.2);
  expect(await getTime(page)).toBeLessThan(5);
});

test('with reduced motion it waits for its own button; the keyboard opens it, Escape and a press outside close it, and it fits every screen', {
  tag: SMOKE,
}, async ({ page }) => {
  await visitFilm(page);
  const video = getVideo(page);
  for (const leave of ['from the film', 'by a press outside']) {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(getFilm(page).getByRole('button', { name: film().close })).toBeFocused();
    await expect(video).toHaveAttribute('data-enhanced');
    const state = await video.evaluate((v: HTMLVideoElement) => [v.paused, v.currentTime]);
    expect(state).toEqual([true, 0]);
    if (leave === 'from the film') {
      await page.keyboard.press('Tab');
      await expect(video).toBeFocused();
      await page.keyboard.press('Escape');
    } else {
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
      await page.mouse.click(8, 450);
    }
    await expect(getFilm(page), leave).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('the player has a page of its own with captions, two video files, a poster and the conversation, and search engines leave it out', async ({
  page,
  request,
}) => {
  await page.goto(PLAYER);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(film().title);
  const { poster, track, sources } = await page.locator('video').evaluate((video) => ({
    poster: video.getAttribute('poster') ?? '',
    track: video.querySelector('track')?.src ?? '',
    sources: [...video.querySelectorAll('source')].map(({ src }) => src),
  }));
  expect((await request.get(poster)).status()).toBe(200);
  expect(sources).toHaveLength(2);
  for (const source of sources) {
    const response = await request.get(source);
    expect(response.headers()['content-type']).toMatch(/^video\/(webm|mp4)/);
    expect((await response.body()).length).toBeLessThan(1_200_000);
  }
  const cues = (await (await request.get(track)).text()).split('-->').length - 1;
  expect(cues).toBeGreaterThanOrEqual(film().transcript.lines.length);
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await getOverflow(page)).toBe(0);
  expect.soft(await findCutOff(page)).toEqual([]);
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
