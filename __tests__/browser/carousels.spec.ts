import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import {
  clients,
  everyCarousel,
  logos,
  projects,
  slideIn,
  sliders,
  testimonials,
  visitCarousel,
} from './support/carousels';
import { holdRequests, ISLANDS } from './support/requests';
import { everyPage } from './support/routes';
import { SMOKE } from './support/smoke';
import { onEveryPage, SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

/** `npm test` reads these rows to their end: one of Swiper's and one of slick's. */
const oneOfEachLibrary = [clients, projects];

/** What can be reached: slides on the screen. */
const shown = (carousel: Locator) =>
  slideIn(carousel)
    .filter({ visible: true })
    .and(carousel.page().locator(':not([inert], [inert] *)'));

/** The names of the slides on the screen, from left to right. */
const names = (carousel: Locator) =>
  shown(carousel).evaluateAll((slides) =>
    slides
      .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
      .map((slide) => slide.getAttribute('aria-label')),
  );

/** When slides turned while they were watched, in milliseconds. */
const turns = (carousel: Locator, watched: number) =>
  carousel.evaluate(async (element, time) => {
    const first = () =>
      element.querySelector('.swiper-slide-active, .slick-current [aria-roledescription]');
    const found: number[] = [];
    const start = performance.now();
    let last = first();
    while (performance.now() - start < time) {
      await new Promise(requestAnimationFrame);
      const now = first();
      if (now !== last) found.push(performance.now() - start);
      last = now;
    }
    return found;
  }, watched);

/** How many transitions move its slides. */
const underWay = (carousel: Locator) =>
  carousel.evaluate(
    (root) =>
      root
        .getAnimations({ subtree: true })
        .filter((each) => (each as CSSTransition).transitionProperty === 'transform').length,
  );

for (const carousel of sliders) {
  test(`${carousel.name}: goes on where it was when the window becomes narrow`, async ({
    page,
  }) => {
    const element = await visitCarousel(page, carousel);
    for (let press = 0; press < 3; press += 1) {
      const before = await names(element);
      await element.getByRole('button', { name: /^Next/ }).press('Enter');
      await expect.poll(() => names(element)).not.toEqual(before);
    }
    const current = element.locator('.slick-current [aria-roledescription="slide"]');
    const name = await current.getAttribute('aria-label');
    const link = current.getByRole('link');
    const text = await link.textContent();
    await link.focus();
    await page.setViewportSize({ width: 390, height: 900 });
    await expect(current).toHaveAttribute('aria-label', name ?? '');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text);
  });
}

for (const carousel of everyCarousel) {
  test(`${carousel.name}: slides in view by width`, async ({ page }) => {
    const element = await visitCarousel(page, carousel);
    for (const [width, slides, aside = 0] of carousel.inView) {
      await page.setViewportSize({ width, height: 900 });
      const measure = () =>
        element.evaluate((root) => {
          const row = root.querySelector('.slick-list') ?? root.querySelector('[data-slides]');
          const slide = root.querySelector('.swiper-slide, .slick-slide');
          if (!row || !slide) return null;
          const { paddingLeft, paddingRight } = getComputedStyle(row);
          const gap = Number.parseFloat(getComputedStyle(slide).marginRight);
          const inner =
            row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return {
            inView:
              Math.round(((inner + gap) / (slide.getBoundingClientRect().width + gap)) * 10) / 10,
            gap,
            aside: row.matches('.slick-list') ? Number.parseFloat(paddingLeft) : 0,
          };
        });
      const gap = carousel === clients ? 20 : carousel === testimonials ? 30 : 0;
      await expect.poll(measure, `${width} px`).toEqual({ inView: slides, gap, aside });
    }
  });

  test(`${carousel.name}: pausing comes first by keyboard, and slides off the screen are left out`, async ({
    page,
  }) => {
    const element = await visitCarousel(page, carousel);
    const buttons = element.getByRole('button');
    await expect(buttons.first()).toHaveAccessibleName(/^(Pause|Play) /);
    const first = await element.evaluate(
      (root) =>
        [...root.querySelectorAll('a, button')].find((each) => !each.closest('[inert]'))?.ariaLabel,
    );
    expect(first).toMatch(/^(Pause|Play) /);
    const inView = Math.ceil(carousel.inView.find(([width]) => width >= 1201)?.[1] ?? 0);
    await expect.poll(async () => (await names(element)).length).toBe(inView);
    const labels = await names(element);
    expect(new Set(labels).size).toBe(labels.length);
    // slick rounds each slide up to a whole pixel.
    const rounding = 1 + inView;
    const reach = await slideIn(element).evaluateAll(
      (slides, spare) =>
        slides
          .filter((slide) => !slide.closest('[inert]'))
          .every((slide) => {
            const { left, right } = slide.getBoundingClientRect();
            return left >= -1 && right <= innerWidth + spare;
          }),
      rounding,
    );
    expect(reach).toBe(true);
  });

  test(`${carousel.name}: never runs out of slides`, {
    tag: oneOfEachLibrary.includes(carousel) ? [] : SWEEP,
  }, async ({ page }) => {
    const element = await visitCarousel(page, carousel);
    const next = element.getByRole('button', { name: /^Next/ });
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const seen = new Set<string | null>();
      for (let press = 0; press < 7; press += 1) {
        const before = await names(element);
        await next.press('Enter');
        await expect.poll(() => names(element)).not.toEqual(before);
        for (const label of await names(element)) seen.add(label);
        const edges = await slideIn(element).evaluateAll((slides) => ({
          left: Math.min(...slides.map((slide) => slide.getBoundingClientRect().left)),
          right: Math.max(...slides.map((slide) => slide.getBoundingClientRect().right)),
        }));
        expect(edges.left).toBeLessThanOrEqual(64);
        expect(edges.right).toBeGreaterThanOrEqual(width - 64);
      }
      expect(seen.size, `${width} px`).toBe(carousel === testimonials ? 3 : 6);
    }
  });

  test(`${carousel.name}: whoever is in its slides stays there when its library comes`, async ({
    page,
  }) => {
    const end = await holdRequests(page, ISLANDS);
    await page.goto(carousel.path);
    const element = page.locator(`[aria-label="${carousel.name}"]`);
    const links = slideIn(element).getByRole('link');
    const held = (await links.count()) > 0 ? links.nth(3) : element.locator('[data-slides]');
    const nameOf = (each: Element) =>
      each.closest('[inert]') ? 'out of reach' : (each.getAttribute('href') ?? 'the row');
    const name = await held.evaluate(nameOf);
    await held.focus();
    end('arrive');
    await expect(element).toHaveAttribute('data-rotation', /./);
    const focused = element.locator(':focus');
    await expect(focused).toHaveCount(1);
    expect(await focused.evaluate(nameOf)).toBe(name);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    // The row itself leaves the tab order with the focus.
    expect(await element.locator('[data-slides][tabindex]').count()).toBe(0);
  });

  test(`${carousel.name}: stands still with reduced motion, and turns without sliding`, {
    tag: SMOKE,
  }, async ({ page }) => {
    const element = await visitCarousel(page, carousel);
    await expect(element).toHaveAttribute('data-rotation', 'paused');
    await expect(element.getByRole('button', { name: /^Play / })).toBeVisible();
    const before = await names(element);
    await element.getByRole('button', { name: /^Next/ }).click();
    await expect.poll(() => names(element)).not.toEqual(before);
    expect(await underWay(element)).toBe(0);
    await expect(element.getByRole('status')).toHaveText(/^\d of \d$/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`${carousel.name} is a row that scrolls`, async ({ page }) => {
      await page.goto(carousel.path);
      const element = page.locator(`[aria-label="${carousel.name}"]`);
      await element.scrollIntoViewIfNeeded();
      await expect(element.getByRole('button')).toHaveCount(0);
      const last = slideIn(element).last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    });
  });

  test.describe('with motion', { tag: carousel === clients ? [] : SWEEP }, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    /** Turns once, runs `pressTwice`, and expects the slide that is two turns on. */
    async function expectTwoTurns(page: Page, pressTwice: (next: Locator) => Promise<void>) {
      const element = await visitCarousel(page, carousel);
      const next = element.getByRole('button', { name: /^Next/ });
      const status = element.getByRole('status');
      const placeOf = async () => Number((await status.textContent())?.split(' ')[0] ?? 0);
      await next.press('Enter');
      await expect.poll(placeOf).toBeGreaterThan(0);
      await expect.poll(() => underWay(element)).toBe(0);
      const first = await placeOf();
      await pressTwice(next);
      const count = carousel === testimonials ? 3 : 6;
      const step = carousel === logos ? 2 : 1;
      await expect.poll(placeOf).toBe(((first - 1 + 2 * step) % count) + 1);
    }

    test(`${carousel.name}: keeps a press during a turn, though the window changes its width`, {
      tag: SMOKE,
    }, async ({ page }) => {
      await expectTwoTurns(page, async (next) => {
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
        await next.press('Enter');
        await next.press('Enter');
        await page.setViewportSize({ width: width - 9, height });
      });
    });

    test(`${carousel.name}: keeps a press though the machine is busy as the window changes`, async ({
      page,
    }) => {
      await expectTwoTurns(page, async (next) => {
        await next.evaluate((button: HTMLElement) => {
          button.click();
          button.click();
          window.dispatchEvent(new Event('resize'));
          // All that libraries put off is due at once, before any of it is rendered.
          const end = performance.now() + 150;
          while (performance.now() < end);
        });
      });
    });

    test(`${carousel.name}: turns by itself every ${carousel.delay} ms`, async ({ page }) => {
      const element = await visitCarousel(page, carousel);
      await page.mouse.move(700, 20);
      await expect(element).toHaveAttribute('data-rotation', 'playing');
      const found = await turns(element, 2.5 * carousel.delay);
      expect(found.length).toBeGreaterThanOrEqual(2);
      for (const [index, time] of found.entries()) {
        const before = found[index - 1];
        if (before === undefined) continue;
        // A busy machine is late, never early.
        expect(time - before).toBeGreaterThan(carousel.delay - 150);
        expect(time - before).toBeLessThan(carousel.delay + 1500);
      }
    });

    test(`${carousel.name}: rests while it is pointed at, focused, paused or in a hidden tab`, async ({
      page,
    }) => {
      const element = await visitCarousel(page, carousel);
      const rotation = (state: string) => expect(element).toHaveAttribute('data-rotation', state);
      await page.mouse.move(700, 20);
      await rotation('playing');
      await element.locator('[data-slides]').hover();
      await rotation('hovered');
      expect(await turns(element, carousel.delay + 1200)).toEqual([]);
      await page.mouse.move(700, 20);
      await rotation('playing');

      const button = element.getByRole('button').first();
      await button.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await rotation('focused');
      await page.keyboard.press('Enter');
      await rotation('paused');
      await expect(button).toHaveAccessibleName(/^Play /);
      await page.keyboard.press('Enter');
      await rotation('playing');
      await expect(button).toHaveAccessibleName(/^Pause /);

      const hide = (hidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { configurable: true, value });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
      await hide(true);
      await rotation('hidden');
      await hide(false);
      await rotation('playing');
    });
  });
}

test.describe('interaction', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [carousel, after] of [
    [clients, 'playing'],
    [testimonials, 'paused'],
    [projects, 'playing'],
  ] as const) {
    test(`${carousel.name} is ${after} after an arrow and a swipe`, async ({ page }) => {
      const element = await visitCarousel(page, carousel);
      await element.getByRole('button', { name: /^Next/ }).click();
      await page.mouse.move(700, 20);
      await expect(element).toHaveAttribute('data-rotation', after);
      if (after === 'paused') await element.getByRole('button', { name: /^Play/ }).click();
      await page.mouse.move(700, 20);
      await expect(element).toHaveAttribute('data-rotation', 'playing');
      const box = await element.locator('[data-slides]').boundingBox();
      if (!box) throw new Error('The slides have no box.');
      // On the screen, below the header.
      const y = Math.max(box.y + box.height / 3, 200);
      await page.mouse.move(900, y);
      await page.mouse.down();
      await page.mouse.move(700, y, { steps: 6 });
      await page.mouse.move(400, y, { steps: 6 });
      await page.mouse.up();
      await page.mouse.move(700, 20);
      await expect(element).toHaveAttribute('data-rotation', after);
    });
  }

  for (const path of ['/', '/home-two', '/home-three', '/about-us', '/team-details']) {
    test(`${path} is accessible while its carousels run`, onEveryPage(path), async ({ page }) => {
      await visit(page, path);
      const carousels = page.locator('[aria-roledescription="carousel"]');
      for (const carousel of await carousels.all()) {
        await carousel.scrollIntoViewIfNeeded();
        await page.mouse.move(700, 20);
        await expect(carousel).toHaveAttribute('data-rotation', 'playing');
      }
      // Words that are still fading in have no contrast yet.
      await page.evaluate(async () => {
        const ending = document
          .getAnimations()
          .filter(({ effect, playState }) => {
            const { endTime } = effect?.getComputedTiming() ?? {};
            return playState === 'running' && Number(endTime) < 10_000;
          })
          .map(({ finished }) => finished.catch(() => {}));
        await Promise.all(ending);
      });
      await expectAccessible(page, `${path} with its carousels running`);
    });
  }
});

test.describe('libraries', () => {
  const holding = (text: string) =>
    readdirSync('out/_islands').filter((file) =>
      readFileSync(`out/_islands/${file}`, 'utf8').includes(text),
    );

  for (const [library, mark, carousel] of [
    ['Swiper', 'swiper-slide-active', clients],
    ['slick', 'slick-track', logos],
  ] as const) {
    test(`${library} stands in one file and comes when its carousel comes near`, async ({
      page,
    }) => {
      const files = holding(mark);
      expect(files).toHaveLength(1);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await visit(page, carousel.path);
      const arrived = () => asked.some((url) => url.endsWith(`/${files[0]}`));
      expect(arrived()).toBe(false);
      await page.locator(`[aria-label="${carousel.name}"]`).scrollIntoViewIfNeeded();
      await expect.poll(arrived).toBe(true);
    });
  }

  test('slick’s styles stand on no page but /team-details', () => {
    for (const path of everyPage) {
      const html = readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8');
      const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
      expect.soft(linked, path).not.toHaveLength(0);
      const sheets = linked.map(([, href]) => readFileSync(`out${href}`, 'utf8')).join('');
      expect.soft((html + sheets).includes('.slick-'), path).toBe(path === '/team-details');
    }
  });
});
