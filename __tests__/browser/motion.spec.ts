import type { Locator, Page } from '@playwright/test';
import { serviceSlugs } from '../../content/routes';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { keptPages } from './support/routes';
import { onEveryPage } from './support/sweep';
import { expect, scrollTo, test, visit } from './support/test';

/** The pages whose parts come in over three seconds, every time. */
const REPEATING = [
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  '/about-us',
  '/projects',
  '/team',
];

/** Words that only the script which moves things has. */
const MOTION = '--reveal-from';

const reveals = (page: Page) => page.locator('[data-enhance="reveal"]');
const partsOf = (reveal: Locator) => reveal.locator('> *');
const counters = (page: Page) => page.locator('[data-enhance="counter"]');

/** How an element moves now: its animations' states, times and properties. */
const motionOf = (element: Locator) =>
  element.evaluate((node) =>
    node.getAnimations({ subtree: false }).flatMap((animation) => {
      if (animation instanceof CSSTransition || !(animation.effect instanceof KeyframeEffect)) {
        return [];
      }
      const { duration, delay, easing } = animation.effect.getTiming();
      const [first = {}] = animation.effect.getKeyframes();
      const properties = Object.keys(first).filter((key) => key !== 'offset' && key in node.style);
      return [{ state: animation.playState, duration, delay, easing, properties }];
    }),
  );

const statesOf = async (element: Locator) => (await motionOf(element)).map(({ state }) => state);

/** What an element comes in with. */
const entering = (state: AnimationPlayState, duration: number, delay: number) =>
  ['opacity', 'transform'].map((property) => ({
    state,
    duration,
    delay,
    easing: 'cubic-bezier(0.16, 1, 0.3, 1)',
    properties: [property],
  }));

const sorted = <Moved extends { properties: string[] }>(motion: Moved[]) =>
  motion.toSorted((a, b) => String(a.properties).localeCompare(String(b.properties)));

/** Scrolls on until an element's top stands at `share` of the screen's height: 1 is its lower edge. */
const bringTo = (element: Locator, share: number) =>
  element.evaluate((node, wanted) => {
    const { top } = node.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight * wanted, behavior: 'instant' });
  }, share);

/** Scrolls on, as a visitor does, until an element's script has come, which is before it is seen. */
async function approach(page: Page, element: Locator) {
  await expect
    .poll(
      async () => {
        const started = (await element.getAttribute('data-enhanced')) !== null;
        const below = await element.evaluate(
          (node) => node.getBoundingClientRect().top - window.innerHeight,
        );
        if (!started && below > 80) {
          await page.evaluate(
            (top) => window.scrollBy({ top, behavior: 'instant' }),
            Math.min(200, below - 60),
          );
        }
        return started;
      },
      { intervals: [30], timeout: 20_000 },
    )
    .toBe(true);
}

/** Tells the page, until the test ends, that its visitor has not stopped to scroll. */
const keepScrolling = (page: Page) =>
  page.addInitScript(() => {
    setInterval(() => window.dispatchEvent(new Event('scroll')), 20);
  });

/** Ends what moves in an element now, as time would. */
const skip = (element: Locator) =>
  element.evaluate((node) => {
    for (const animation of node.getAnimations({ subtree: true })) animation.finish();
  });

/** Parts that are not as they stand in the HTML: see-through, or somewhere else. */
const movedParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-enhance="reveal"] > *')].flatMap((part) =>
      [part, ...part.querySelectorAll('[data-moves]')]
        .filter((each) => {
          const { opacity, transform } = getComputedStyle(each);
          return opacity !== '1' || transform !== 'none';
        })
        .map((each) => each.textContent?.trim().slice(0, 40)),
    ),
  );

/** Reads the page from top to end, half a screen at a time. */
async function readOn(page: Page) {
  const atEnd = () =>
    page.evaluate(async () => {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { scrollHeight, clientHeight } = document.documentElement;
      return window.scrollY + clientHeight >= scrollHeight - 1;
    });
  await expect.poll(atEnd, { intervals: [50], timeout: 40_000 }).toBe(true);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the service cards come in once, with the delays of the specification', async ({ page }) => {
    await keepScrolling(page);
    await page.goto('/');
    const grid = reveals(page).first();
    const cards = partsOf(grid);
    await expect(cards).toHaveCount(7);
    await approach(page, grid);
    for (const [index, delay] of [200, 400, 400, 400, 400, 400, 600].entries()) {
      const motion = sorted(await motionOf(cards.nth(index)));
      expect.soft(motion, `card ${index + 1}`).toEqual(entering('paused', 900, delay));
    }

    for (const index of [0, 6]) {
      const card = cards.nth(index);
      await bringTo(card, 0.4);
      await expect.poll(() => statesOf(card)).toEqual(['running', 'running']);
      await skip(card);
      await expect.poll(() => motionOf(card)).toEqual([]);
      await expect(card).toHaveCSS('opacity', '1');
      await expect(card).toHaveCSS('transform', 'none');
    }
    await scrollTo(page, 0);
    await bringTo(cards.first(), 0.4);
    await expect(cards.first()).toBeInViewport();
    expect(await motionOf(cards.first())).toEqual([]);
  });

  for (const path of REPEATING) {
    test(
      `${path}: parts come in over 3000 ms, each time they are seen`,
      onEveryPage(path),
      async ({ page }) => {
        await keepScrolling(page);
        await page.goto(path);
        const last = reveals(page).last();
        const part = partsOf(last).last();
        await approach(page, last);
        for (const time of ['first', 'second']) {
          await expect.poll(() => statesOf(part), time).toEqual(['paused', 'paused']);
          await bringTo(part, 0.4);
          await expect
            .poll(async () => sorted(await motionOf(part)), time)
            .toEqual(entering('running', 3_000, 0));
          await skip(part);
          await expect.poll(() => motionOf(part), time).toEqual([]);
          await scrollTo(page, 0);
        }
      },
    );
  }

  for (const path of ['/', ...REPEATING]) {
    test(
      `${path}: everything stands there once its visitor rests, and comes in at the next scroll`,
      onEveryPage(path),
      async ({ page }) => {
        await page.goto(path);
        const last = reveals(page).last();
        const part = partsOf(last).last();
        await approach(page, last);
        await expect.poll(() => movedParts(page)).toEqual([]);
        await expect(counters(page).locator('[aria-hidden]')).toHaveCount(0);
        await bringTo(part, 0.4);
        await expect.poll(() => statesOf(part)).toEqual(['running', 'running']);
      },
    );

    test(
      `${path}: is whole once it has been read to its end and back`,
      onEveryPage(path),
      async ({ page }) => {
        await page.goto(path);
        await readOn(page);
        await expect(reveals(page).and(page.locator(':not([data-enhanced])'))).toHaveCount(0);
        await scrollTo(page, 0);
        await expect.poll(() => movedParts(page)).toEqual([]);
        await expect(counters(page).locator('[aria-hidden]')).toHaveCount(0);
      },
    );
  }

  test('what stands on the first screen is never hidden', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1800 });
    for (const path of ['/team', '/projects']) {
      await visit(page, path);
      const reveal = reveals(page).first();
      const onScreen = await partsOf(reveal).evaluateAll((parts) =>
        parts.flatMap((part, index) =>
          part.getBoundingClientRect().top < window.innerHeight ? [index] : [],
        ),
      );
      expect.soft(onScreen.length, path).toBeGreaterThan(0);
      await scrollTo(page, 20);
      await expect(reveal).toHaveAttribute('data-enhanced', '');
      for (const index of onScreen) {
        const part = partsOf(reveal).nth(index);
        expect.soft(await motionOf(part), path).toEqual([]);
        expect.soft(await part.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
      }
    }
  });

  test('the library comes when something that moves is near, and not before a scroll', async ({
    page,
  }) => {
    let loaded = 0;
    page.on('response', async (response) => {
      if (!response.url().includes('/_islands/')) return;
      if ((await response.text()).includes(MOTION)) loaded += 1;
    });
    for (const path of ['/', '/team']) {
      loaded = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(loaded, path).toBe(0);
      await scrollTo(page, 1);
      const first = page.locator('[data-when="scroll"]').first();
      await approach(page, first);
      await expect.poll(() => loaded, path).toBe(1);
    }
  });

  test('a card with focus is there at once', async ({ page }) => {
    await keepScrolling(page);
    await page.goto('/');
    const grid = reveals(page).first();
    const card = partsOf(grid).last();
    await approach(page, grid);
    expect(await statesOf(card)).toEqual(['paused', 'paused']);
    await card.getByRole('link').focus();
    expect(await motionOf(card)).toEqual([]);
    await expect(card).toBeInViewport();
    expect(await motionOf(card)).toEqual([]);
    await expect(card).toHaveCSS('opacity', '1');
  });

  test('on paper everything is there', async ({ page }) => {
    await keepScrolling(page);
    await page.goto('/');
    await approach(page, counters(page).first());
    await approach(page, reveals(page).first());
    expect(await movedParts(page)).not.toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await movedParts(page)).toEqual([]);
    await expect(page.locator('[data-counting]')).toHaveCount(0);
  });

  test('who asks for less motion while things move has it at once', async ({ page }) => {
    await keepScrolling(page);
    await page.goto('/');
    await approach(page, reveals(page).first());
    expect(await movedParts(page)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => movedParts(page)).toEqual([]);
  });

  test('a figure counts up once, in its own place, and is whole to screen readers', async ({
    page,
  }) => {
    await keepScrolling(page);
    await page.clock.install();
    await page.goto('/');
    const ledger = page.locator('dl').first();
    const counter = counters(page).first();
    const copy = counter.locator('[aria-hidden]');
    const read = '- definition: 10+';
    const boxOf = () =>
      counter.evaluate((node) => {
        const { width, height } = node.getBoundingClientRect();
        return { width, height };
      });
    const before = await boxOf();

    await approach(page, counter);
    await expect(copy).toHaveText(/^\s*0\+$/);
    await expect(ledger.getByRole('definition').first()).toMatchAriaSnapshot(read);
    await page.clock.pauseAt(Date.now() + 60_000);
    await bringTo(counter, 0.4);
    const shown: string[] = [];
    await expect
      .poll(
        async () => {
          await page.clock.runFor(50);
          if ((await copy.count()) === 0) return 'whole';
          shown.push((await copy.textContent()) ?? '');
          await expect(ledger.getByRole('definition').first()).toMatchAriaSnapshot(read);
          expect(await boxOf()).toEqual(before);
          return 'counting';
        },
        { intervals: [20], timeout: 30_000 },
      )
      .toBe('whole');
    expect(new Set(shown).size).toBeGreaterThan(5);
    expect(shown.at(-1)).toBe('10+');
    await expect(counter).toHaveText('10+');
    expect(await boxOf()).toEqual(before);

    await scrollTo(page, 0);
    await bringTo(counter, 0.4);
    await page.clock.runFor(200);
    await expect(counter).toBeInViewport();
    await expect(copy).toHaveCount(0);
  });

  test('the digits of a count stand where those of the figure will', async ({ page }) => {
    await keepScrolling(page);
    await page.goto('/services-details');
    const counter = counters(page).first();
    await approach(page, counter);
    const apart = await counter.evaluate((node) => {
      const [word, copy] = node.childNodes;
      if (!(copy instanceof Element) || !word) return null;
      const range = document.createRange();
      return [...copy.children].map((digit, index) => {
        range.setStart(word, index);
        range.setEnd(word, index + 1);
        return Math.abs(digit.getBoundingClientRect().left - range.getBoundingClientRect().left);
      });
    });
    expect(apart).toHaveLength(4);
    expect(Math.max(...(apart ?? []))).toBeLessThan(0.5);
  });

  for (const [screen, size, from] of [
    ['large', { width: 1440, height: 900 }, /^matrix\(1, 0, 0, 1, 0, \d/],
    ['small', { width: 390, height: 844 }, /^matrix\(1, 0, 0, 1, -\d/],
  ] as const) {
    test(`progress bars fill once on a ${screen} screen`, async ({ page }) => {
      await keepScrolling(page);
      await page.setViewportSize(size);
      await page.goto('/about-us');
      const bars = page.getByRole('progressbar');
      const chart = reveals(page).filter({ has: bars });
      await approach(page, chart);
      for (const [index, [name, value]] of [
        ['App Design', 85],
        ['Software Design', 75],
        ['Web Design', 95],
        ['Data Management', 99],
      ].entries()) {
        const bar = bars.nth(index);
        await expect(bar).toHaveAccessibleName(String(name));
        await expect(bar).toHaveAttribute('aria-valuenow', String(value));
        await expect(bar).toContainText(`${value}%`);
        await expect(bar).toHaveCSS('opacity', '1');
        expect(await bar.evaluate((node) => getComputedStyle(node).transform)).toMatch(from);
        expect(await statesOf(bar)).toEqual(['paused', 'paused']);
      }
      const bar = bars.last();
      await bringTo(partsOf(chart).last(), 0.4);
      await expect.poll(() => statesOf(bar)).toEqual(['running', 'running']);
      await skip(bar);
      await expect(bar).toHaveCSS('transform', 'none');
      await scrollTo(page, 0);
      await bringTo(bar, 0.4);
      await expect(bar).toBeInViewport();
      expect(await motionOf(bar)).toEqual([]);
    });
  }

  test('an answer slides open at the first press', async ({ page }) => {
    await page.goto('/team-details');
    const answer = page.locator('details:has(h3)').nth(1);
    await approach(page, answer);
    const durations = await answer.evaluate(async (element) => {
      element.querySelector('summary')?.click();
      while (element.getAnimations().length === 0) await new Promise(requestAnimationFrame);
      return element.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    });
    expect(durations).toEqual([300]);
  });

  test('the questions are accessible with all of their answers open', async ({ page }) => {
    await page.goto('/team-details');
    const answers = page.locator('details:has(h3)');
    await approach(page, answers.last());
    for (const answer of await answers.all()) {
      if ((await answer.getAttribute('open')) === null) await answer.locator('summary').click();
      // The next one goes down as this opens: it is pressed where it then stands.
      await expect(answer).toHaveAttribute('open');
      await skip(answer);
    }
    await expect(page.locator('details:has(h3):not([open])')).toHaveCount(0);
    await expectAccessibleInBothThemes(page, 'questions');
  });

  for (const path of keptPages) {
    test(
      `${path}: nothing is pushed about while it is read`,
      onEveryPage(path),
      async ({ page }) => {
        await page.goto(path);
        await page.evaluate(async () => {
          // What the fonts move as they arrive has a budget of its own.
          await document.fonts.ready;
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const sources =
                'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
              shifts.push(sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)).join());
            }
          }).observe({ type: 'layout-shift' });
        });
        await readOn(page);
        const shifts: string[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
        expect(shifts).toEqual([]);
      },
    );
  }
});

test.describe('where the script does not arrive', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    tolerated: /ERR_FAILED|dynamically imported/,
  });

  test('everything stays visible', async ({ page }) => {
    await visit(page, '/');
    await page.route('**/_islands/*', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed');
    await readOn(page);
    await lost;
    expect(await movedParts(page)).toEqual([]);
    await expect(page.locator('[data-counting]')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    javaScriptEnabled: false,
  });

  for (const path of ['/', '/about-us', '/team']) {
    test(`${path} is whole`, async ({ page }) => {
      await page.goto(path);
      expect(await movedParts(page)).toEqual([]);
      for (const figure of await counters(page).all()) await expect(figure).toHaveText(/^\d+K?\+$/);
    });
  }
});

for (const path of ['/', '/about-us', '/services/mobile-development']) {
  test(`${path} stands still for those who ask for less motion`, async ({ page }) => {
    await page.goto(path);
    await readOn(page);
    await expect(reveals(page).first()).toHaveAttribute('data-enhanced', '');
    expect(await movedParts(page)).toEqual([]);
    await expect(page.locator('[data-counting]')).toHaveCount(0);
    for (const part of await partsOf(reveals(page)).all()) {
      expect.soft(await motionOf(part)).toEqual([]);
    }
  });
}
