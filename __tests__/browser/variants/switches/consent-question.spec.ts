import { site } from '@/content/words/site';
import { expectAccessibleInBothThemes } from '../../support/accessibility';
import { changePart } from '../../support/changes';
import { getAnswer, getChoices, getQuestion } from '../../support/consent';
import { close, open } from '../../support/dialogs';
import { findCutOff, getOverflow } from '../../support/layout';
import { everyPage } from '../../support/routes';
import { expect, visit } from '../../support/test';
import { expectNothing, expectViews, test } from '../../support/tracker';

test('the keyboard reaches it first, answers it, and goes on to the header', async ({
  page,
  meta,
}) => {
  await visit(page, '/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: site().skip })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    getQuestion(page).getByRole('link', { name: site().analytics.question.more.label }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(getAnswer(page, 'accept')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getQuestion(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(getAnswer(page, 'refuse')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getQuestion(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await expectNothing(page, meta);
});

test('the keyboard opens it again, and gets the focus back', async ({ page, meta }) => {
  await visit(page, '/about-us');
  await getAnswer(page, 'refuse').click();
  await getChoices(page).focus();
  await page.keyboard.press('Enter');
  await expect(getQuestion(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getQuestion(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(getAnswer(page, 'accept')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(getQuestion(page)).toBeHidden();
  await expect(getChoices(page)).toBeFocused();
  await expectViews(page, meta, ['/about-us']);
});

test('is answered and opened again where the page was translated', async ({ page, meta }) => {
  await visit(page, '/about-us');
  await changePart(page.locator('body'));
  await page.locator('[data-choice="refused"]').click();
  await expect(page.locator('[data-enhance="consent"]')).toBeHidden();
  await page.locator('[data-privacy-choices]').click();
  await changePart(page.locator('body'));
  await page.locator('[data-choice="accepted"]').click();
  await expect(page.locator('[data-enhance="consent"]')).toBeHidden();
  await expectViews(page, meta, ['/about-us']);
});

test('the rest of the page can be used while it shows', async ({ page }) => {
  await visit(page, '/about-us');
  await expect(getQuestion(page)).toBeVisible();
  await open(page, 'contact');
  await close(page, 'contact');
  await page.locator('header a[href="/blogs"]').first().click();
  await expect(page).toHaveURL(/blogs$/);
  await expect(getQuestion(page)).toBeVisible();
});

test('moves nothing when it opens, and is not printed', async ({ page }) => {
  await visit(page, '/about-us');
  await getAnswer(page, 'refuse').click();
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2), footer')].map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return [x, y + window.scrollY, width].map(Math.round);
      }),
    );
  const before = await places();
  await getChoices(page).click();
  await expect(getQuestion(page)).toBeVisible();
  expect(await places()).toEqual(before);
  await page.emulateMedia({ media: 'print' });
  await expect(getQuestion(page)).toBeHidden();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('is accessible in both themes', async ({ page }) => {
      await visit(page, '/about-us');
      await expect(getQuestion(page)).toBeVisible();
      await expectAccessibleInBothThemes(page, 'question');
      await getAnswer(page, 'refuse').click();
      await getChoices(page).click();
      await expectAccessibleInBothThemes(page, 'question with an answer');
    });

    test('covers no element that has the focus', async ({ page }) => {
      test.slow();
      await visit(page, '/home-two');
      await expect(getQuestion(page)).toBeVisible();
      const seen: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const box = document.querySelector('[data-enhance="consent"]');
          const edge = box?.getBoundingClientRect().top ?? 0;
          const { top, bottom } = element.getBoundingClientRect();
          const name = `${element.tagName} ${element.textContent?.trim()}`;
          // Of an element as high as the screen, only the first lines count.
          const covered = !box?.contains(element) && Math.min(bottom, top + 48) > edge;
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
  test(`fits a screen ${width} px wide, and its two answers are of one size`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 701 ? 640 : 900 });
    await visit(page, '/about-us');
    await expect(getQuestion(page)).toBeVisible();
    expect(await getOverflow(page)).toBe(0);
    expect(await findCutOff(page)).toEqual([]);
    const boxes = await Promise.all(
      (['accept', 'refuse'] as const).map((name) => getAnswer(page, name).boundingBox()),
    );
    // The two may differ by the browser's rounding, a sixty-fourth of a pixel.
    expect(boxes[1]?.width).toBeCloseTo(boxes[0]?.width ?? 0, 1);
    expect(boxes[1]?.height).toBeCloseTo(boxes[0]?.height ?? 0, 1);
    expect(boxes[0]?.height).toBeGreaterThanOrEqual(44);
    const height = await getQuestion(page).evaluate((box) => box.clientHeight / innerHeight);
    expect(height).toBeLessThan(0.5);
  });
}

for (const path of ['/about-us', '/home-two', '/home-three']) {
  test(`can be opened again from the footer of ${path}`, async ({ page }) => {
    await visit(page, path);
    await getAnswer(page, 'refuse').click();
    await getChoices(page).click();
    await expect(getQuestion(page)).toBeInViewport();
  });
}

test('shows on every page', async ({ page }) => {
  test.slow();
  for (const path of everyPage) {
    await visit(page, path);
    await expect.soft(getQuestion(page), path).toBeVisible();
    await expect.soft(getChoices(page), path).toHaveCount(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('does not show, because nothing is loaded', async ({ page, meta }) => {
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(getQuestion(page)).toBeHidden();
    await expect(getChoices(page)).toBeHidden();
    expect(meta.requested).toEqual([]);
  });
});
