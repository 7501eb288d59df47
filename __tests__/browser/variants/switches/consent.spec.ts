import type { Page } from '@playwright/test';
import { filmPages } from '../../../../content/routes';
import { expectAccessibleInBothThemes } from '../../support/accessibility';
import { cutOff, getOverflow } from '../../support/layout';
import { META_SCRIPT } from '../../support/meta';
import { everyPage } from '../../support/routes';
import { expect, visit, waitForEnhancers } from '../../support/test';
import {
  cookies,
  expectNothing,
  expectViews,
  privacyControl,
  SENTINEL,
  settle,
  test,
} from '../../support/tracker';

const [FILM] = filmPages;

const blockStorage = () => {
  const refuse = {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'localStorage', refuse);
  Object.defineProperty(window, 'sessionStorage', refuse);
};

const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const answer = (page: Page, name: 'Accept' | 'Refuse') =>
  question(page).getByRole('button', { name });
const choices = (page: Page) => page.getByRole('button', { name: 'Privacy choices' });

test('loads nothing before an answer', async ({ page, meta }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await visit(page, '/about-us');
  await expect(question(page)).toBeVisible();
  await expectNothing(page, meta);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes('fbevents.js'))).toEqual([]);
  expect(await cookies(page)).toEqual([]);
});

test('counts one view after a yes, and one on each page from then on', async ({ page, meta }) => {
  await visit(page, '/about-us');
  await answer(page, 'Accept').click();
  await expect(question(page)).toBeHidden();
  await expectViews(page, meta, ['/about-us']);
  expect(await cookies(page)).toEqual(['_fbp']);
  await visit(page, '/team');
  await expect(question(page)).toBeHidden();
  await expectViews(page, meta, ['/about-us', '/team']);
});

test('counts the film’s page after a yes only, and asks nothing there', async ({ page, meta }) => {
  await visit(page, FILM);
  await expect(question(page)).toHaveCount(0);
  await expectNothing(page, meta);
  await visit(page, '/about-us');
  await answer(page, 'Accept').click();
  await expectViews(page, meta, ['/about-us']);
  await visit(page, FILM);
  await expectViews(page, meta, ['/about-us', FILM]);
});

test('counts nothing after a no, and remembers it', async ({ page, meta }) => {
  await visit(page, '/about-us');
  await answer(page, 'Refuse').click();
  await expect(question(page)).toBeHidden();
  await visit(page, '/team');
  await expect(question(page)).toBeHidden();
  await page.reload();
  await waitForEnhancers(page);
  await expect(question(page)).toBeHidden();
  await expectNothing(page, meta);
});

test('a no can become a yes', async ({ page, meta }) => {
  await visit(page, '/about-us');
  await answer(page, 'Refuse').click();
  await choices(page).click();
  await expect(answer(page, 'Refuse')).toHaveAttribute('aria-pressed', 'true');
  await expect(answer(page, 'Accept')).toHaveAttribute('aria-pressed', 'false');
  await answer(page, 'Accept').click();
  await expectViews(page, meta, ['/about-us']);
});

test('a yes can become a no: cookies go, nothing more is sent, here or later', async ({
  page,
  context,
  meta,
  baseURL,
}) => {
  await visit(page, '/about-us');
  await answer(page, 'Accept').click();
  await expectViews(page, meta, ['/about-us']);
  await context.addCookies([{ name: '_fbc', value: 'fb.1.1.click', url: baseURL }]);
  expect(await cookies(page)).toHaveLength(2);

  await choices(page).click();
  await expect(answer(page, 'Accept')).toHaveAttribute('aria-pressed', 'true');
  await answer(page, 'Refuse').click();
  await expect.poll(() => cookies(page)).toEqual([]);
  // Meta's script heard of it.
  await page.evaluate(() => window.fbq?.('track', 'Lead'));
  await settle(page);
  expect(meta.reports.map(({ event }) => event)).not.toContain('Lead');

  const asked = meta.asked.length;
  await visit(page, '/team');
  await expect(question(page)).toBeHidden();
  await settle(page);
  expect(meta.asked.slice(asked)).toEqual([SENTINEL]);
  expect(await cookies(page)).toEqual([]);
});

test('a no that comes before Meta’s script keeps back what waits for it', async ({
  page,
  context,
  meta,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let asked = 0;
  await context.route(META_SCRIPT, async (route) => {
    asked += 1;
    await held;
    await route.fallback();
  });
  await visit(page, '/about-us');
  await answer(page, 'Accept').click();
  await expect.poll(() => asked).toBe(1);
  await choices(page).click();
  await answer(page, 'Refuse').click();
  arrive();
  await expect.poll(() => page.evaluate(() => Boolean(window.fbq?.callMethod))).toBe(true);
  await expectViews(page, meta, []);

  await choices(page).click();
  await answer(page, 'Accept').click();
  await expectViews(page, meta, ['/about-us']);
});

test('Global Privacy Control is a no, and nobody is pressed', async ({ page, context, meta }) => {
  await context.addInitScript(privacyControl);
  await visit(page, '/about-us');
  await expect(question(page)).toBeHidden();
  await expectNothing(page, meta);

  await choices(page).click();
  await expect(answer(page, 'Refuse')).toHaveAttribute('aria-pressed', 'true');
  await answer(page, 'Accept').click();
  await expectViews(page, meta, ['/about-us']);
  await visit(page, '/team');
  await expectViews(page, meta, ['/about-us', '/team']);
});

test('other pages of the visitor follow', async ({ page, context, meta }) => {
  const other = await context.newPage();
  await visit(other, '/team');
  await visit(page, '/about-us');
  await expect(question(other)).toBeVisible();
  await answer(page, 'Accept').click();
  await expect(question(other)).toBeHidden();
  await expect.poll(() => meta.views().sort()).toEqual(['/about-us', '/team']);

  await choices(page).click();
  await answer(page, 'Refuse').click();
  const track = (each: Page) => each.evaluate(() => window.fbq?.('track', 'Lead'));
  await expect.poll(() => other.evaluate(() => localStorage.getItem('tracker'))).toBe('refused');
  await settle(other);
  for (const each of [page, other]) await track(each);
  for (const each of [page, other]) await settle(each);
  expect(meta.reports.map(({ event }) => event)).not.toContain('Lead');
});

test('where storage is blocked, every page asks, and counts after a yes only', async ({
  page,
  context,
  meta,
}) => {
  await context.addInitScript(blockStorage);
  await visit(page, '/about-us');
  await expect(question(page)).toBeVisible();
  await expectNothing(page, meta);
  await answer(page, 'Accept').click();
  await expect(question(page)).toBeHidden();
  await expectViews(page, meta, ['/about-us']);
  await visit(page, '/team');
  await expect(question(page)).toBeVisible();
  await expectViews(page, meta, ['/about-us']);
});

test('cookies that an earlier setting left are deleted before an answer', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: '_fbp', value: 'fb.1.1.1', url: baseURL }]);
  await visit(page, '/about-us');
  await expect.poll(() => cookies(page)).toEqual([]);
});

test('the keyboard comes to it first, answers it, and goes on', async ({ page, meta }) => {
  await visit(page, '/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('link', { name: 'What Meta receives' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Accept')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Refuse')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await expectNothing(page, meta);
});

test('the keyboard opens it again, and comes back to where it was', async ({ page, meta }) => {
  await visit(page, '/about-us');
  await answer(page, 'Refuse').click();
  await choices(page).focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(answer(page, 'Accept')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(question(page)).toBeHidden();
  await expect(choices(page)).toBeFocused();
  await expectViews(page, meta, ['/about-us']);
});

test('the rest of the page can be used while it stands there', async ({ page }) => {
  await visit(page, '/about-us');
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Open contact panel' }).click();
  const panel = page.getByRole('dialog', { name: 'Contact', exact: true });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close panel' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(/blogs$/);
  await expect(question(page)).toBeVisible();
});

test('moves nothing when it opens, and is not printed', async ({ page }) => {
  await visit(page, '/about-us');
  await answer(page, 'Refuse').click();
  // Nothing is left that the way to the button would have laid out.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main > *, footer'))
      element.style.contentVisibility = 'visible';
  });
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2), footer')].map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return [x, y + window.scrollY, width].map(Math.round);
      }),
    );
  const before = await places();
  await choices(page).click();
  await expect(question(page)).toBeVisible();
  expect(await places()).toEqual(before);
  await page.emulateMedia({ media: 'print' });
  await expect(question(page)).toBeHidden();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('is accessible in both themes', async ({ page }) => {
      await visit(page, '/about-us');
      await expect(question(page)).toBeVisible();
      await expectAccessibleInBothThemes(page, 'question');
      await answer(page, 'Refuse').click();
      await choices(page).click();
      await expectAccessibleInBothThemes(page, 'question with an answer');
    });

    test('covers nothing that has the focus', async ({ page }) => {
      test.slow();
      await visit(page, '/home-two');
      await expect(question(page)).toBeVisible();
      const seen: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const asked = document.querySelector('[data-enhance="consent"]');
          const edge = asked?.getBoundingClientRect().top ?? 0;
          const { top, bottom } = element.getBoundingClientRect();
          const name = `${element.tagName} ${element.textContent?.trim()}`;
          // Of what is as high as the screen, its first lines.
          const covered = !asked?.contains(element) && Math.min(bottom, top + 48) > edge;
          return covered ? `${name}: ${Math.round(top)} to ${Math.round(bottom)}, ${edge}` : '';
        });
        if (focused === null) break;
        seen.push(focused);
      }
      expect(seen.length).toBeGreaterThan(20);
      expect(seen.filter(Boolean)).toEqual([]);
    });
  });
}

for (const width of [320, 390, 701, 1081, 1440, 2560]) {
  test(`fits a screen of ${width} px, its answers alike`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 701 ? 640 : 900 });
    await visit(page, '/about-us');
    await expect(question(page)).toBeVisible();
    expect(await getOverflow(page)).toBe(0);
    expect(await cutOff(page)).toEqual([]);
    const boxes = await Promise.all(
      (['Accept', 'Refuse'] as const).map((name) => answer(page, name).boundingBox()),
    );
    const sizes = boxes.map((box) => [box?.width, box?.height]);
    expect(sizes[1]).toEqual(sizes[0]);
    expect(boxes[0]?.height).toBeGreaterThanOrEqual(44);
    const height = await question(page).evaluate((box) => box.clientHeight / innerHeight);
    expect(height).toBeLessThan(0.5);
  });
}

for (const path of ['/about-us', '/home-two', '/home-three']) {
  test(`${path} can ask again from its footer`, async ({ page }) => {
    await visit(page, path);
    await answer(page, 'Refuse').click();
    await choices(page).click();
    await expect(question(page)).toBeInViewport();
  });
}

test('every page asks', async ({ page }) => {
  test.slow();
  for (const path of everyPage) {
    await visit(page, path);
    await expect.soft(question(page), path).toBeVisible();
    await expect.soft(choices(page), path).toHaveCount(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is not there, for nothing is loaded', async ({ page, meta }) => {
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toBeHidden();
    await expect(choices(page)).toBeHidden();
    expect(meta.asked).toEqual([]);
  });
});
