import type { CDPSession, Page } from '@playwright/test';
import { getDaylight } from '@/app/daylight';
import { toTime } from '@/components/islands/daylight/daylight';
import { getWords } from '@/content/pages/pages';
import { blockStorage } from './support/storage';
import { expect, test, visit } from './support/test';

const day = getDaylight();
const { daylight } = getWords('home', 'hero') ?? {};
const clock = daylight?.clock;
const hint = daylight?.words.hint ?? '';
/** A Friday. Both desks of the shipped site are open. */
const NOW = '2026-11-27T10:00:00Z';

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
/** Chooses the dark theme in another tab. */
async function chooseElsewhere(page: Page) {
  const other = await page.context().newPage();
  await visit(other, '/about-us');
  await other.locator('footer [value="dark"]').click({ force: true });
}
const getRoot = (page: Page) => page.locator('html');
/** The invitation, or what the sun says in its place. */
const getSentence = (page: Page) => getStage(page).locator('output:visible');
/** The theme that the visitor chose, and the one that is played in this tab. */
const readStores = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('theme'), sessionStorage.getItem('theme')]);
/** Matches the pictures of one light or of lit windows, by the name of their first file. */
const toPattern = ([address = '']: string[] = []) =>
  new RegExp(`${address.replace(/-\d+\.avif$/, '')}[-.]`);
/** What can be seen in the picture's place, besides its alternative text: parts, the two discs, and the slider. */
const readParts = (page: Page) =>
  getStage(page).evaluate((stage) => {
    const parts = [...stage.querySelectorAll('[data-part], output, input')].filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && part.textContent !== null,
    );
    const discs = ['::before', '::after'].filter((disc) => {
      const { visibility, display } = getComputedStyle(stage, disc);
      return visibility === 'visible' && display !== 'none';
    });
    return [...parts.map(({ outerHTML }) => outerHTML), ...discs];
  });
/** Touches the screen as fingers do, one point for each. */
const createTouch =
  (client: CDPSession) =>
  (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...points: [number, number][]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });

test.describe('the day of the home page’s picture', () => {
  test.skip(!day, 'The picture has no day.');
  test.use({ reducedMotion: 'reduce' });

  test('this moment: the sun is where it is and says which desks are open, and the invitation stands until somebody moves the sun', async ({
    page,
  }) => {
    const slider = await openHome(page, NOW);
    const said = new RegExp(`^${day?.words.now} \\d\\d:\\d\\d .*: ${day?.words.allOpen}$`);
    await expect(slider).toHaveAttribute('aria-valuetext', said);
    await expect(slider).toHaveValue('600');
    await expect(getLit(page)).toHaveCount(2);
    await slider.hover();
    await slider.focus();
    await expect(getSentence(page)).toHaveText(hint);
    expect(await readStores(page)).toEqual([null, null]);
    await slider.press('ArrowRight');
    await slider.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', said);
    await expect(getSentence(page)).toHaveText((await slider.getAttribute('aria-valuetext')) ?? '');
  });

  for (const width of [390, 768, 1440])
    test(`breaks no line inside a place, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const slider = await openHome(page, NOW);
      await slider.fill('870');
      const said = (await slider.getAttribute('aria-valuetext')) ?? '';
      const lines = await getSentence(page).evaluate((output) => {
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

  test('clocks that jump: the sun and its words keep up, and what is played stays', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-27T10:07:00Z' });
    await visit(page, '/');
    await page.getByRole('heading', { level: 1 }).hover();
    const slider = page.getByRole('slider', { name: day?.words.label ?? '' });
    await expect(slider).toHaveValue('600');
    // A quarter of an hour later, set back by hours, into the night of the light theme, and after that night.
    for (const [time, value] of [
      ['2026-11-27T10:23:00Z', '630'],
      ['2026-11-27T05:07:00Z', '300'],
      ['2026-11-27T22:00:00Z', '525'],
      ['2026-11-28T11:52:00Z', '705'],
    ] as const) {
      await page.clock.setSystemTime(time);
      await page.clock.runFor(10_000);
      await expect(slider).toHaveValue(value);
    }
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^${day?.words.now} .*11:52`),
    );
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^\d\d:\d\d\s/);
    await page.clock.setSystemTime('2026-11-28T05:00:00Z');
    await page.clock.runFor(10_000);
    await expect(slider).toHaveValue('720');
  });

  for (const [change, ...times] of [
    ['forward', '2026-03-29T00:58:00Z', '2026-03-29T01:02:00Z'],
    ['back', '2026-10-25T00:58:00Z', '2026-10-25T01:02:00Z'],
  ])
    test(`clocks that go ${change}: the slider agrees with the header`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.clock.install({ time: times[0] ?? '' });
      await visit(page, '/');
      await page.getByRole('heading', { level: 1 }).hover();
      const slider = page.getByRole('slider', { name: day?.words.label ?? '' });
      await expect(slider).toBeVisible();
      for (const time of times) {
        await page.clock.setSystemTime(time);
        await page.clock.runFor(10_000);
        const clocks = page.locator('header [data-clock]');
        for (const shown of new Set(await clocks.allTextContents()))
          await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`${shown.trim()} `));
      }
    });

  for (const [theme, colorScheme, now, light] of [
    ['light', 'light', '2026-11-27T22:52:00Z', 'noon'],
    ['dark', 'dark', '2026-11-27T10:07:00Z', 'night'],
  ] as const)
    test(`an hour that does not suit the ${theme} theme: the sun stays at that of the picture`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      const slider = await openHome(page, now);
      await expect(getStage(page)).toHaveAttribute('data-light', light);
      const minute = Number(await slider.inputValue());
      expect(toTime(minute)).not.toBe(now.slice(11, 16));
      const words = (await slider.getAttribute('aria-valuetext')) ?? '';
      expect(words).toMatch(/^\d\d:\d\d\s/);
      if (!clock) return;
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

  test('before: an invitation tells that the sun can be dragged', async ({ page }) => {
    await page.goto('/');
    await expect(getSentence(page)).toHaveText(hint);
    await expect(getStage(page).locator('[data-part="parcel"]')).toBeVisible();
  });

  test('turns with the keys, takes the theme along, and puts the windows out', async ({ page }) => {
    const slider = await openHome(page, NOW);
    await slider.press('End');
    await expect(getStage(page)).toHaveAttribute('data-light', 'night');
    await expect(getRoot(page)).toHaveAttribute('data-theme', 'dark');
    await expect(getLit(page)).toHaveCount(0);
    await expect(page.locator('[data-layer="under"]')).toHaveCount(1);
    await slider.press('Home');
    for (let i = 0; i < 20; i++) await slider.press('ArrowRight');
    await expect(getStage(page)).toHaveAttribute('data-light', 'dawn');
    await expect(getRoot(page)).not.toHaveAttribute('data-theme', /./);
  });

  test('played: the night goes along to the next page of the visit, and the day gives the chosen theme back', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    const choose = (theme: string) => page.locator(`footer input[value="${theme}"]`);
    await choose('light').click({ force: true });
    const slider = await openHome(page, NOW);
    await slider.press('End');
    await expect(choose('dark')).toBeChecked();
    expect(await readStores(page)).toEqual(['light', 'dark']);
    await page.goto('/about-us', { waitUntil: 'commit' });
    await expect(getRoot(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('footer [value="dark"]')).toBeChecked();
    const other = await context.newPage();
    await visit(other, '/about-us');
    await expect(getRoot(other)).toHaveAttribute('data-theme', 'light');
    await openHome(page, NOW);
    await slider.fill('600');
    await expect(choose('light')).toBeChecked();
    expect(await readStores(page)).toEqual(['light', null]);
    await expect(getRoot(page)).toHaveAttribute('data-theme', 'light');
  });

  for (const [place, choose] of [
    ['on this page', (page: Page) => page.locator('footer [value="dark"]').click({ force: true })],
    ['in another tab', (page: Page) => chooseElsewhere(page)],
  ] as const)
    test(`a theme chosen by hand ${place} ends the play, also if it is the one that shows`, async ({
      page,
    }) => {
      const slider = await openHome(page, NOW);
      await slider.press('End');
      await expect(page.locator('footer [value="dark"]')).toBeChecked();
      await choose(page);
      await expect.poll(() => readStores(page)).toEqual(['dark', null]);
      await expect(getRoot(page)).toHaveAttribute('data-theme', 'dark');
      await slider.fill('600');
      await expect.poll(() => readStores(page)).toEqual(['dark', 'light']);
    });

  test('blocked storage: the theme goes along until the page closes', async ({ page }) => {
    await blockStorage(page);
    const slider = await openHome(page, NOW);
    for (const [minute, theme] of [
      ['1200', 'dark'],
      ['600', 'system'],
    ] as const) {
      await slider.fill(minute);
      await expect(page.locator(`footer [value="${theme}"]`)).toBeChecked();
    }
  });

  test('a theme chosen by hand makes the sun set and rise', async ({ page }) => {
    await openHome(page, NOW);
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
    await page.clock.setFixedTime(NOW);
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
    const slider = await openHome(page, NOW);
    await expect(slider).toBeVisible();
    const isDusk = (url: string) => day?.lights.dusk.some((address) => url.endsWith(address));
    expect(fetched.filter(isDusk)).toEqual([]);
    await slider.focus();
    await expect.poll(() => fetched.filter(isDusk).length).toBe(1);
  });

  test('little data: no light and no window is fetched until the sun is moved', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const slider = await openHome(page, NOW);
    await expect(slider).toBeVisible();
    const before = fetched.length;
    await slider.hover();
    await slider.focus();
    await page.mouse.move(10, 10);
    await slider.press('End');
    await expect
      .poll(() => fetched.slice(before))
      .toEqual([expect.stringMatching(toPattern(day?.lights.night))]);
  });

  test('a press that began elsewhere leaves the sun', async ({ page }) => {
    const slider = await openHome(page, NOW);
    const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    await page.mouse.down();
    await page.mouse.move(x + 30, y + height / 2);
    await page.mouse.move(x + width - 30, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(slider).toHaveValue('600');
    expect(await readStores(page)).toEqual([null, null]);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width - 30, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => readStores(page)).toEqual([null, 'dark']);
  });

  test('print: paper has the page’s own picture at every hour, and nothing over it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const slider = await openHome(page, NOW);
    for (const minute of ['930', '1200']) {
      await slider.fill(minute);
      const light = await getStage(page).getAttribute('data-light');
      await expect(
        getStage(page).locator(`:is([data-layer="under"], [data-layer="over"])[src*="${light}"]`),
      ).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      const picture = getStage(page).locator('picture img');
      await expect(picture).toHaveCSS('opacity', '1');
      await expect(picture).toHaveCSS('visibility', 'visible');
      await expect(getStage(page).locator(':is(input, output, img):visible')).toHaveCount(1);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  for (const [kind, fulfill] of [
    ['missing', { status: 404, body: '<!doctype html>' }],
    ['another page', { contentType: 'text/html', body: '<!doctype html>' }],
    ['of another version', { json: { ...day, offices: undefined } }],
    [
      'of another picture',
      { json: { ...day, lights: { dawn: [], noon: [], dusk: [], night: [] } } },
    ],
  ] as const)
    test.describe(() => {
      test.use({ tolerated: /404/ });

      test(`no day: a file that is ${kind} leaves the picture whole, without an invitation`, async ({
        page,
      }) => {
        await page.route('**/daylight.json', (route) => route.fulfill(fulfill));
        await page.goto('/');
        await expect(getSentence(page)).toHaveText(hint);
        await page.getByRole('heading', { level: 1 }).hover();
        await expect(getSentence(page)).toHaveCount(0);
        await expect(page.locator('[data-arrived] img')).toBeVisible();
        await expect(page.getByRole('slider')).toHaveCount(0);
      });
    });

  test('no day: the invitation goes when its file does not come', async ({ page }) => {
    await page.route('**/daylight.json', () => {});
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.locator('[data-enhance="clock"] > output:visible')).toHaveCount(0);
  });

  test.describe('without a picture', () => {
    test.use({ tolerated: /ERR_FAILED/ });

    test('no picture: nothing hangs over its place', async ({ page }) => {
      await page.route(/pictures\/hero/, (route) => route.abort());
      await visit(page, '/');
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(page.locator('[data-enhance="daylight"][data-enhanced]')).toBeVisible();
      expect(await readParts(page)).toEqual([]);
    });

    for (const light of ['dusk', 'night'] as const)
      test(`one light: without the picture of ${light}, the last light stays whole`, async ({
        page,
      }) => {
        await page.route(toPattern(day?.lights[light]), (route) => route.abort());
        const slider = await openHome(page, NOW);
        for (const minute of ['900', '950', '960', '990', '1200', '960']) {
          await slider.fill(minute);
          await page.waitForLoadState('networkidle');
          const whole = getStage(page).locator('[data-layer="under"]');
          await expect(whole).toHaveCount(1);
          await expect(whole).toHaveCSS('opacity', '1');
          expect(
            await whole.evaluate((image: HTMLImageElement) => image.naturalWidth),
          ).toBeGreaterThan(0);
        }
      });
  });

  for (const [width, size] of [
    [320, 16],
    [320, 24],
    [390, 24],
    [320, 32],
    [390, 32],
  ] as const)
    test(`large text: at ${width} px and ${size} px, neither invitation nor sentence lies on other words`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
      const slider = await openHome(page, NOW);
      await expect(getRoot(page)).toHaveCSS('font-size', `${size}px`);
      for (const act of [() => slider.focus(), () => slider.press('End')]) {
        await act();
        const box = await getSentence(page).boundingBox();
        const words = await page.locator('main > section:first-child p').last().boundingBox();
        const links = await page.locator('main > section:first-child ul').first().boundingBox();
        const above = Math.max(...[words, links].map((each) => (each ? each.y + each.height : 0)));
        expect(box?.y).toBeGreaterThanOrEqual(above);
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    });
});

test.describe('with forced colours', () => {
  test.use({
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
    viewport: { width: 390, height: 844 },
  });

  test('forced colours: the thumb can be seen as it moves', async ({ page }) => {
    test.skip(!day, 'The picture has no day.');
    const slider = await openHome(page, NOW);
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
});

for (const width of [390, 1440])
  test.describe(`${width} px wide`, () => {
    test.use({ reducedMotion: 'reduce', viewport: { width, height: 900 } });

    test('at every hour, at least half of the sun or of the moon shows', async ({ page }) => {
      test.skip(!day, 'The picture has no day.');
      const slider = await openHome(page, NOW);
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
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test.skip(!day, 'The picture has no day.');

  /** Opens the home page with its slider, and returns the slider's box and a way to touch. */
  async function openTouched(page: Page) {
    const slider = await openHome(page, NOW);
    await expect(slider).toHaveValue('600');
    const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    const client = await page.context().newCDPSession(page);
    return { slider, touch: createTouch(client), left: x, width, middle: y + height / 2 };
  }

  async function expectUntouched(page: Page) {
    const slider = page.getByRole('slider', { name: day?.words.label ?? '' });
    await expect(slider).toHaveValue('600');
    await expect(getSentence(page)).toHaveText(hint);
    await expect(getRoot(page)).not.toHaveAttribute('data-theme', /./);
    expect(await readStores(page)).toEqual([null, null]);
  }

  for (const [place, share] of [
    ['the left end', 0.04],
    ['the right end', 0.96],
    ['the sun', 0.55],
  ] as const)
    test(`a finger that scrolls from ${place} leaves the sun`, async ({ page }) => {
      const { touch, left, width, middle } = await openTouched(page);
      const x = left + share * width;
      await touch('touchStart', [x, middle]);
      for (let way = 20; way <= 260; way += 20) await touch('touchMove', [x, middle - way]);
      await touch('touchEnd');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await expectUntouched(page);
    });

  test('a finger that taps beside the sun leaves it', async ({ page }) => {
    const { left, middle } = await openTouched(page);
    await page.touchscreen.tap(left + 20, middle);
    await expectUntouched(page);
  });

  for (const [end, act] of [
    [
      'the browser takes the gesture',
      (touch: ReturnType<typeof createTouch>) => touch('touchCancel'),
    ],
    [
      'a second finger joins',
      async (touch: ReturnType<typeof createTouch>, [x, y]: [number, number]) => {
        await touch('touchStart', [x, y], [x, y + 200]);
        await touch('touchMove', [x - 30, y], [x, y + 230]);
        await touch('touchEnd');
      },
    ],
  ] as const)
    test(`a finger that goes sideways moves the sun, and that is taken back if ${end}`, async ({
      page,
    }) => {
      const { slider, touch, left, width, middle } = await openTouched(page);
      await touch('touchStart', [left + width / 2, middle]);
      for (let x = 0.5; x < 0.98; x += 0.04) await touch('touchMove', [left + x * width, middle]);
      await expect(getRoot(page)).toHaveAttribute('data-theme', 'dark');
      await expect(slider).not.toHaveValue('600');
      await act(touch, [left + 0.96 * width, middle]);
      await expectUntouched(page);
    });

  test('the first drag of the sun moves it, although it brings the slider', async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await visit(page, '/');
    const box = await getStage(page).boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) * 0.25;
    const touch = createTouch(await page.context().newCDPSession(page));
    await touch('touchStart', [195, y]);
    const slider = page.getByRole('slider', { name: day?.words.label ?? '' });
    await expect(slider).toHaveValue('600');
    for (const x of [205, 215, 225, 235, 245]) await touch('touchMove', [x, y]);
    await expect(getSentence(page)).toHaveText(/^\d\d:\d\d\s/);
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
