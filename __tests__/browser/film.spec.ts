import type { Page } from '@playwright/test';
import { film } from '@/content/words/shared';
import { filmPages } from '../../content/routes';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility';
import { close, getDialog, getOpener, open } from './support/dialogs';
import { findCutOff, getOverflow } from './support/layout';
import { SMOKE } from './support/smoke';
import { expect, test, visit } from './support/test';

const PATH = '/team-details';
const [PLAYER] = filmPages;
const { back } = film().player;
/** Words of the conversation. */
const SAID = film().transcript.lines.at(-1)?.words ?? '';

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

/** Records the paths of the film's files that `page` requests from now on. */
function recordFilmRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/film\/|\/film-/.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

const getTime = (page: Page) =>
  getVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('loads and plays at a press, is removed when the dialog closes, and plays again', async ({
    page,
  }) => {
    const requested = recordFilmRequests(page);
    await visitFilm(page);
    const before = await page.evaluate(() => history.length);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await expect(getFrame(page)).not.toHaveAttribute('src');

    await opener(page).click();
    await expect(getFilm(page)).toBeVisible();
    await expect.poll(() => getTime(page), 'the film plays').toBeGreaterThan(0.5);
    expect(requested).toContain(PLAYER);
    const video = await getVideo(page).elementHandle();

    await getFilm(page).getByRole('button', { name: film().close }).click();
    await expect(getFilm(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(getFrame(page)).not.toHaveAttribute('src');
    expect(await getFrame(page).contentFrame().locator('video').count()).toBe(0);
    expect(await video?.evaluate((element) => element.isConnected).catch(() => false)).toBe(false);
    expect(page.frames().filter((frame) => frame.url().includes(PLAYER))).toEqual([]);

    // It begins at its start, and adds nothing to the history.
    await opener(page).click();
    await expect.poll(() => getTime(page)).toBeGreaterThan(0.2);
    expect(await getTime(page)).toBeLessThan(5);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
});

test('waits for its own play button with reduced motion', async ({ page }) => {
  await visitFilm(page);
  await opener(page).click();
  const video = getVideo(page);
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState)).toBeGreaterThan(0);
  await expect(video).toHaveAttribute('data-enhanced');
  expect(await video.evaluate((v: HTMLVideoElement) => [v.paused, v.currentTime])).toEqual([
    true,
    0,
  ]);
  await video.evaluate((v: HTMLVideoElement) => v.play());
  await expect.poll(() => getTime(page)).toBeGreaterThan(0.2);
});

test('the keyboard opens it, and Escape closes it from the button and from the film', {
  tag: SMOKE,
}, async ({ page }) => {
  await visitFilm(page);
  const close = getFilm(page).getByRole('button', { name: film().close });
  // The second stop in the frame is the player's own controls.
  for (const stops of [0, 1, 2]) {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(getFilm(page)).toBeVisible();
    await expect(close).toBeFocused();
    await expect(getVideo(page)).toBeVisible();
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab');
      await expect(getFrame(page)).toBeFocused();
      await expect(getVideo(page)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(getFilm(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('Escape closes it from the film before the film has loaded', async ({ page }) => {
  await visitFilm(page);
  await page.route(/\/film-[^/]*\.avif$/, () => {
    // No answer comes, so the frame keeps loading.
  });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(getVideo(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(getVideo(page)).toBeFocused();
  expect(await getVideo(page).evaluate(() => document.readyState)).not.toBe('complete');
  await page.keyboard.press('Escape');
  await expect(getFilm(page)).toBeHidden();
});

test('a press outside closes it, and a press with the modifier key opens a new tab', async ({
  page,
}) => {
  await visitFilm(page);
  await opener(page).click();
  await expect(getFilm(page)).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(getFilm(page)).toBeHidden();

  const tab = page.context().waitForEvent('page');
  await opener(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(new RegExp(`${PLAYER}$`));
  await expect(getFilm(page)).toBeHidden();
});

test('has captions for every sentence, two video files and a poster', async ({ page, request }) => {
  await page.goto(PLAYER);
  const video = page.locator('video');
  const cues = () =>
    video.evaluate((v: HTMLVideoElement) =>
      [...(v.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
    );
  const file = await video.locator('track').evaluate((track: HTMLTrackElement) => track.src);
  const written = (await (await request.get(file)).text()).split('-->').length - 1;
  expect(written).toBeGreaterThanOrEqual(film().transcript.lines.length);
  await expect.poll(async () => (await cues()).length).toBe(written);
  expect(await video.evaluate((v: HTMLVideoElement) => v.textTracks[0]?.mode)).toBe('showing');

  const sources = await video
    .locator('source')
    .evaluateAll((all) => all.map((source) => (source as HTMLSourceElement).src));
  expect(sources).toHaveLength(2);
  for (const source of sources) {
    const { headers, length } = await request
      .get(source)
      .then(async (r) => ({ headers: r.headers(), length: (await r.body()).length }));
    expect(headers['content-type']).toMatch(/^video\/(webm|mp4)/);
    expect(length).toBeLessThan(1_200_000);
  }
  const poster = await video.getAttribute('poster');
  expect((await request.get(poster ?? '')).status()).toBe(200);
});

test('the player’s own page fits every screen, and search engines leave it out', async ({
  page,
}) => {
  await page.goto(PLAYER);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(film().title);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await getOverflow(page), `horizontal scroll at ${width}`).toBe(0);
    expect.soft(await findCutOff(page), `cut off at ${width}`).toEqual([]);
  }
  await page.getByText(film().transcript.open, { exact: true }).click();
  await expect(page.getByText(SAID)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'player with its conversation');
  await page.getByRole('link', { name: back.label }).click();
  await expect(page).toHaveURL(back.href);
});

test('the player in the frame shows nothing but the film', async ({ page }) => {
  await visitFilm(page);
  await opener(page).click();
  const inside = getFrame(page).contentFrame();
  await expect(inside.locator('video')).toBeVisible();
  // Its heading is for screen readers.
  const words = inside.getByRole('heading').locator('..');
  expect(await words.boundingBox()).toMatchObject({ width: 1, height: 1 });
  const scrolls = await inside
    .locator('html')
    .evaluate((html) => html.scrollHeight > html.clientHeight);
  expect(scrolls).toBe(false);
});

test('the film fits every screen', async ({ page }) => {
  await visitFilm(page);
  await opener(page).click();
  await expect(getVideo(page)).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await getFrame(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await expectAccessible(page, `film at ${width}`);
  }
});

test('the conversation opens in writing, and closes like the film', async ({ page }) => {
  await visitFilm(page);
  await expect(getDialog(page, 'conversation')).toBeHidden();
  const words = await open(page, 'conversation');
  await expect(words.getByText(SAID)).toBeVisible();
  await expect(words.locator('dt')).toHaveCount(film().transcript.lines.length);
  await expectAccessibleInBothThemes(page, 'conversation');
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await expect(getOpener(page, 'conversation')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the player, with the conversation below it', async ({ page }) => {
    await page.goto(PATH);
    await opener(page).click();
    await expect(page).toHaveURL(new RegExp(`${PLAYER}$`));
    const video = page.locator('video');
    await expect(video).toBeVisible();
    await expect(video).toHaveAttribute('controls');
    await page.getByText(film().transcript.open, { exact: true }).click();
    await expect(page.getByText(SAID)).toBeVisible();
  });

  test('the conversation opens on the page', async ({ page }) => {
    await page.goto(PATH);
    const words = await open(page, 'conversation');
    await expect(words.getByText(SAID)).toBeVisible();
    await close(page, 'conversation');
  });
});
