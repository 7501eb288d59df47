import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility';
import { findCutOff, getOverflow } from './support/layout';
import { SMOKE } from './support/smoke';
import { expect, test, visit } from './support/test';

const PATH = '/team-details';
const PLAYER = '/film/behind-the-counter';

const opener = (page: Page) => page.getByRole('link', { name: /^Watch the film/ });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Tom Ashworth talks to/ });
const frameOf = (page: Page) => page.locator('dialog iframe');
const videoIn = (page: Page) => frameOf(page).contentFrame().locator('video');

/** Visits the page and waits until the link can open the dialog. */
async function visitFilm(page: Page) {
  await visit(page, PATH);
  await opener(page).scrollIntoViewIfNeeded();
  await expect(opener(page)).toHaveAttribute('data-enhanced');
}

/** The requests of `page` for the film, from now on. */
function filmRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/film\/|\/film-/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const time = (page: Page) => videoIn(page).evaluate((video: HTMLVideoElement) => video.currentTime);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('nothing of it loads before; a press plays it; closing stops it and empties the frame', async ({
    page,
  }) => {
    const asked = filmRequests(page);
    await visitFilm(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(frameOf(page)).not.toHaveAttribute('src');

    await opener(page).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect.poll(() => time(page), 'the film plays').toBeGreaterThan(0.5);
    expect(asked).toContain(PLAYER);
    const video = await videoIn(page).elementHandle();

    await dialogOf(page).getByRole('button', { name: 'Close the film' }).click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(frameOf(page)).not.toHaveAttribute('src');
    expect(await frameOf(page).contentFrame().locator('video').count()).toBe(0);
    expect(await video?.evaluate((element) => element.isConnected).catch(() => false)).toBe(false);
    expect(page.frames().filter((frame) => frame.url().includes(PLAYER))).toEqual([]);
  });

  test('it plays again from its start, and leaves nothing in the history', async ({ page }) => {
    await visitFilm(page);
    const before = await page.evaluate(() => history.length);
    for (let round = 0; round < 2; round += 1) {
      await opener(page).click();
      await expect.poll(() => time(page)).toBeGreaterThan(0.2);
      expect(await time(page)).toBeLessThan(5);
      await page.getByRole('button', { name: 'Close the film' }).click();
      await expect(dialogOf(page)).toBeHidden();
    }
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
});

test('where less motion is asked for it waits for its own Play', async ({ page }) => {
  await visitFilm(page);
  await opener(page).click();
  const video = videoIn(page);
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState)).toBeGreaterThan(0);
  await expect(video).toHaveAttribute('data-enhanced');
  expect(await video.evaluate((v: HTMLVideoElement) => [v.paused, v.currentTime])).toEqual([
    true,
    0,
  ]);
  await video.evaluate((v: HTMLVideoElement) => v.play());
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
});

test('the keyboard opens it, goes from Close to the film, and Escape closes it from both', {
  tag: SMOKE,
}, async ({ page }) => {
  await visitFilm(page);
  const close = dialogOf(page).getByRole('button', { name: 'Close the film' });
  for (const inFrame of [false, true]) {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    await expect(close).toBeFocused();
    await expect(videoIn(page)).toBeVisible();
    if (inFrame) {
      await page.keyboard.press('Tab');
      await expect(frameOf(page)).toBeFocused();
      await expect(videoIn(page)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('Escape closes it from the film, though that has not loaded', async ({ page }) => {
  await visitFilm(page);
  await page.route(/\/film-[^/]*\.avif$/, () => {
    // Never answered: the frame goes on loading.
  });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(videoIn(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(videoIn(page)).toBeFocused();
  expect(await videoIn(page).evaluate(() => document.readyState)).not.toBe('complete');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

test('a press outside closes it, and a press for a new tab is left alone', async ({ page }) => {
  await visitFilm(page);
  await opener(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(dialogOf(page)).toBeHidden();

  const tab = page.context().waitForEvent('page');
  await opener(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(new RegExp(`${PLAYER}$`));
  await expect(dialogOf(page)).toBeHidden();
});

test('it has captions for every sentence, and both kinds of file are there', async ({
  page,
  request,
}) => {
  await page.goto(PLAYER);
  const video = page.locator('video');
  const cues = () =>
    video.evaluate((v: HTMLVideoElement) =>
      [...(v.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
    );
  const file = await video.locator('track').evaluate((track: HTMLTrackElement) => track.src);
  const written = (await (await request.get(file)).text()).split('-->').length - 1;
  expect(written).toBeGreaterThan(10);
  await expect.poll(async () => (await cues()).length).toBe(written);
  expect((await cues()).join('\n')).toContain('Count something first.');
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

test('the player’s own page is whole, and search engines leave it out', async ({ page }) => {
  await page.goto(PLAYER);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tom Ashworth talks to/);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await getOverflow(page), `horizontal scroll at ${width}`).toBe(0);
    expect.soft(await findCutOff(page), `cut off at ${width}`).toEqual([]);
  }
  await page.getByText('Read the conversation', { exact: true }).click();
  await expect(page.getByText('Nobody who sold me a till')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'player with its conversation');
  await page.getByRole('link', { name: 'Back to Team Details' }).click();
  await expect(page).toHaveURL(/\/team-details$/);
});

test('in the frame the player is the film and nothing else', async ({ page }) => {
  await visitFilm(page);
  await opener(page).click();
  const inside = frameOf(page).contentFrame();
  await expect(inside.locator('video')).toBeVisible();
  // Its heading is for screen readers.
  const words = inside.getByRole('heading').locator('..');
  expect(await words.boundingBox()).toMatchObject({ width: 1, height: 1 });
  const scrolls = await inside
    .locator('html')
    .evaluate((html) => html.scrollHeight > html.clientHeight);
  expect(scrolls).toBe(false);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`the whole film can be seen on a screen of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visitFilm(page);
    await opener(page).click();
    await expect(videoIn(page)).toBeVisible();
    const box = await frameOf(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await expectAccessible(page, `film at ${width}`);
  });
}

test('the conversation opens in writing as well, and closes like the film', async ({ page }) => {
  await visitFilm(page);
  const words = page.getByRole('dialog', { name: 'The conversation in writing' });
  const open = page.getByRole('button', { name: 'Read the conversation' });
  await expect(words).toBeHidden();
  await open.click();
  await expect(words.getByText('Nobody who sold me a till')).toBeVisible();
  await expect(words.locator('dt')).toHaveCount(8);
  await expectAccessibleInBothThemes(page, 'conversation');
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await expect(open).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the player, with the conversation under it', async ({ page }) => {
    await page.goto(PATH);
    await opener(page).click();
    await expect(page).toHaveURL(new RegExp(`${PLAYER}$`));
    const video = page.locator('video');
    await expect(video).toBeVisible();
    await expect(video).toHaveAttribute('controls');
    await page.getByText('Read the conversation', { exact: true }).click();
    await expect(page.getByText('Nobody who sold me a till')).toBeVisible();
  });

  test('the conversation opens on the page, too', async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Read the conversation' }).click();
    await expect(page.getByText('Nobody who sold me a till')).toBeVisible();
    await page.getByRole('button', { name: 'Close the conversation' }).click();
    await expect(page.getByText('Nobody who sold me a till')).toBeHidden();
  });
});
