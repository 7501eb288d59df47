import type { Page } from '@playwright/test';
import { getDaylight } from '@/app/daylight';
import { toTime } from '@/components/islands/daylight/daylight';
import { home } from '@/content/pages/home';
import { expect, test, visit } from './support/test';

const day = getDaylight();
const clock = home().daylight?.clock;

/** Opens the home page when the browser's clock shows `now`, and points at its first screen, which brings the slider. */
async function openHome(page: Page, now: string) {
  await page.clock.setFixedTime(now);
  await visit(page, '/');
  await page.getByRole('heading', { level: 1 }).hover();
  return page.getByRole('slider', { name: day?.words.label ?? '' });
}

const getStage = (page: Page) => page.locator('[data-daylight]');
const getLit = (page: Page) => page.locator('[data-part="windows"][data-lit="true"]');
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
/** How much of the sun and of the moon shows: opaque, on the screen, and where the picture before it is clear. */
async function readDiscs(stage: HTMLElement): Promise<number[]> {
  const picture = stage.querySelector('picture img') as HTMLImageElement;
  const { width, height, left, top } = picture.getBoundingClientRect();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, width, height);
  return ['::before', '::after'].map((disc) => {
    const style = getComputedStyle(stage, disc);
    const [size = 0, x = 0, y = 0, turn = 0, scale = 1] = [
      ...[style.width, style.left, style.top, style.rotate, style.scale].map(Number.parseFloat),
    ];
    const place = new DOMMatrix()
      .translate(x + size / 2, y + size / 2)
      .rotate(Number.isNaN(turn) ? 0 : turn)
      .scale(Number.isNaN(scale) ? 1 : scale)
      .multiply(new DOMMatrix(style.transform));
    const points = [-0.4, -0.2, 0, 0.2, 0.4].flatMap((u) =>
      [-0.4, -0.2, 0, 0.2, 0.4]
        .filter((v) => Math.hypot(u, v) < 0.5)
        .map((v) => place.transformPoint(new DOMPoint(u * size, v * size))),
    );
    const shown = points.filter((point) => {
      const isInside = point.x + left > 0 && point.x + left < innerWidth && point.y + top > 0;
      const [, , , alpha = 0] = context?.getImageData(point.x, point.y, 1, 1).data ?? [];
      return isInside && alpha < 128;
    });
    return (Math.min(1, Number(style.opacity)) * shown.length) / points.length;
  });
}
const getRoot = (page: Page) => page.locator('html');

test.describe('the day of the home page’s picture', () => {
  test.skip(!day, 'The picture has no day.');
  test.use({ reducedMotion: 'reduce' });

  test('begins at the visitor’s hour, and says the times and which desks are open', async ({
    page,
  }) => {
    // A Friday. At 10:00 UTC both desks of the shipped site are open.
    const slider = await openHome(page, '2026-11-27T10:00:00Z');
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`: ${day?.words.allOpen}$`));
    await expect(slider).toHaveValue('600');
    await expect(getLit(page)).toHaveCount(2);
    const said = (await slider.getAttribute('aria-valuetext')) ?? '';
    await expect(page.locator('output')).toHaveText(said);
    expect(said).toMatch(new RegExp(`^${day?.words.now} \\d\\d:\\d\\d `));
  });

  for (const width of [390, 768, 1440])
    test(`breaks no line inside a place, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const slider = await openHome(page, '2026-11-27T10:00:00Z');
      const said = (await slider.getAttribute('aria-valuetext')) ?? '';
      const lines = await page.locator('output').evaluate((output) => {
        const text = output.firstChild as Text;
        const range = document.createRange();
        return text.data.split(/, |:\n/).map((part) => {
          const start = text.data.indexOf(part);
          range.setStart(text, start);
          range.setEnd(text, start + part.length);
          return [part.replaceAll('\u00a0', ' '), range.getClientRects().length] as const;
        });
      });
      expect(lines).toEqual(said.split(/, |: /).map((part) => [part, 1]));
    });

  test('says now only while it shows this moment, and keeps up with it', async ({ page }) => {
    const slider = await openHome(page, '2026-11-27T10:07:00Z');
    const says = page.locator('output');
    await expect(says).toContainText('10:07');
    await page.clock.setFixedTime('2026-11-27T10:23:00Z');
    await expect(says).toContainText('10:23', { timeout: 15_000 });
    await expect(says).toHaveText(new RegExp(`^${day?.words.now}\\s`));
    await slider.press('ArrowRight');
    await expect(says).toHaveText(/^\d\d:\d\d\s/);
  });

  for (const [theme, colorScheme, now, light] of [
    ['light', 'light', '2026-11-27T22:52:00Z', 'noon'],
    ['dark', 'dark', '2026-11-27T10:07:00Z', 'night'],
  ] as const)
    test(`at an hour that does not suit the ${theme} theme, says the hour of the picture`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      const slider = await openHome(page, now);
      await expect(getStage(page)).toHaveAttribute('data-light', light);
      const minute = Number(await slider.inputValue());
      expect(toTime(minute)).not.toBe(now.slice(11, 16));
      const says = page.locator('output');
      await expect(says).toHaveText(/^\d\d:\d\d\s/);
      if (!clock) return;
      const words = (await slider.getAttribute('aria-valuetext')) ?? '';
      const [, time = ''] = words.match(new RegExp(`(\\d\\d:\\d\\d) \\S+ ${clock.city}`)) ?? [];
      expect(await readHands(page)).toEqual(toAngles(time));
    });

  test('the tower’s clock shows the time of its office before anybody reaches for the sun', async ({
    page,
  }) => {
    test.skip(!clock, 'The picture has no clock.');
    await page.clock.setFixedTime('2026-11-27T15:40:00Z');
    await visit(page, '/');
    const zone = (await page.locator('[data-part="hands"]').getAttribute('data-clock')) ?? '';
    const header = page.locator(`header [data-clock="${zone}"]`);
    await expect(header).toHaveText(/\d/);
    expect(await readHands(page)).toEqual(toAngles((await header.textContent()) ?? ''));
  });

  test('tells before anybody reaches for it that the sun can be dragged', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('output')).toHaveText(home().daylight?.words.hint ?? '');
    await expect(getStage(page).locator('[data-part="parcel"]')).toBeVisible();
  });

  test('turns with the keys, takes the theme along, and puts the windows out', async ({ page }) => {
    const slider = await openHome(page, '2026-11-27T10:00:00Z');
    await slider.focus();
    await slider.press('End');
    await expect(getStage(page)).toHaveAttribute('data-light', 'night');
    await expect(getRoot(page)).toHaveAttribute('data-theme', 'dark');
    await expect(getLit(page)).toHaveCount(0);
    await expect(page.locator('[data-layer="under"]')).toHaveCount(1);
    await slider.press('Home');
    for (let i = 0; i < 20; i++) await slider.press('ArrowRight');
    await expect(getStage(page)).toHaveAttribute('data-light', 'dawn');
    // The system is light, so nothing is left to remember.
    await expect(getRoot(page)).not.toHaveAttribute('data-theme', /./);
  });

  test('the theme’s switch makes the sun set and rise', async ({ page }) => {
    await openHome(page, '2026-11-27T10:00:00Z');
    for (const [theme, light] of [
      ['dark', 'night'],
      ['light', 'noon'],
    ] as const) {
      await page.locator(`footer input[value="${theme}"]`).check({ force: true });
      await expect(getStage(page)).toHaveAttribute('data-light', light);
    }
  });

  test('a theme chosen by hand has its picture from the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/', { waitUntil: 'commit' });
    const picture = getStage(page).locator('picture img');
    const [night = ''] = day?.lights.night ?? [];
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(night.replace(/-\d+\.avif$/, ''));
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(getStage(page)).toHaveAttribute('data-light', 'night');
  });

  test('waits for the picture of a theme that has just changed', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-27T10:00:00Z');
    await visit(page, '/');
    const [night = ''] = day?.lights.night ?? [];
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(`**${night.replace(/-\d+\.avif$/, '')}-*`, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest((request) =>
      request.url().includes(night.replace(/-\d+\.avif$/, '')),
    );
    const answered = page.waitForResponse(/daylight\.json$/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await asked;
    await page.getByRole('heading', { level: 1 }).hover();
    await answered;
    letThrough();
    await expect(getStage(page)).toHaveAttribute('data-light', 'night');
    await expect(getStage(page).locator('img[src=""]')).toHaveCount(0);
  });

  test('fetches no other light at noon before the visitor reaches for the sun', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const slider = await openHome(page, '2026-11-27T10:00:00Z');
    await expect(slider).toBeVisible();
    const isDusk = (url: string) => day?.lights.dusk.some((address) => url.endsWith(address));
    expect(fetched.filter(isDusk)).toEqual([]);
    await slider.focus();
    await expect.poll(() => fetched.filter(isDusk).length).toBe(1);
  });
});

for (const width of [390, 1440])
  test.describe(`${width} px wide`, () => {
    test.use({ reducedMotion: 'reduce', viewport: { width, height: 900 } });

    test('at every hour, at least half of the sun or of the moon shows', async ({ page }) => {
      test.skip(!day, 'The picture has no day.');
      const slider = await openHome(page, '2026-11-27T10:00:00Z');
      await expect(slider).toBeVisible();
      const [min, max] = [await slider.getAttribute('min'), await slider.getAttribute('max')];
      const hours = [];
      for (let minute = Number(min); minute <= Number(max); minute += 15) {
        await slider.fill(String(minute));
        const shares = await getStage(page).evaluate(readDiscs);
        if (Math.max(...shares) < 0.5) hours.push(`${toTime(minute)}: ${shares.join(', ')}`);
      }
      expect(hours).toEqual([]);
    });
  });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first drag of the sun moves it, although it brings the slider', async ({ page }) => {
    test.skip(!day, 'The picture has no day.');
    await page.clock.setFixedTime('2026-11-27T10:00:00Z');
    await visit(page, '/');
    const box = await getStage(page).boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) * 0.25;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', 195);
    const slider = page.getByRole('slider', { name: day?.words.label ?? '' });
    await expect(slider).toHaveValue('600');
    for (const x of [205, 215, 225, 235, 245]) await touch('touchMove', x);
    await expect(page.locator('output')).toHaveText(/^\d\d:\d\d\s/);
    expect(Number(await slider.inputValue())).toBeGreaterThan(600);
    await touch('touchEnd');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the picture has the light of the ${colorScheme} theme, and no slider`, async ({
      page,
    }) => {
      test.skip(!day, 'The picture has no day.');
      await page.emulateMedia({ colorScheme });
      const response = page.waitForResponse(/\/pictures\/hero/);
      await page.goto('/');
      const { pathname } = new URL((await response).url());
      expect(day?.lights[colorScheme === 'dark' ? 'night' : 'noon']).toContain(pathname);
      await expect(page.getByRole('slider')).toHaveCount(0);
      if (clock) expect(await readHands(page)).toEqual(toAngles('10:10'));
      await expect(page.locator('output')).toBeHidden();
    });
  }
});
