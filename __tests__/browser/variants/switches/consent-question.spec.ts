import { site } from '@/content/site/site';
import { expectAccessibleInBothThemes } from '../../support/accessibility';
import { changePart } from '../../support/changes';
import { getAnswer, getChoices, getQuestion } from '../../support/consent';
import { findCutOff, getOverflow } from '../../support/layout';
import { keptPages } from '../../support/routes';
import { expect, visit } from '../../support/test';
import { expectNothing, expectViews, test } from '../../support/tracker';

test('the keyboard reaches it first, answers it, opens it again, and goes on to the header', async ({
  page,
  meta,
}) => {
  await visit(page, '/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: site().skip })).toBeFocused();
  await page.keyboard.press('Tab');
  const { more } = site().analytics.question;
  await expect(getQuestion(page).getByRole('link', { name: more.label })).toBeFocused();
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

  await getChoices(page).focus();
  await page.keyboard.press('Enter');
  await expect(getQuestion(page)).toBeFocused();
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

test('is accessible in both themes, fits every screen, and its two answers are of one size', async ({
  page,
}) => {
  await visit(page, '/about-us');
  await expectAccessibleInBothThemes(page, 'question');
  for (const width of [320, 704, 1440]) {
    await page.setViewportSize({ width, height: width < 704 ? 640 : 900 });
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
  }
});

test('covers no element of a phone that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/about-us');
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
      // Of an element as high as the screen, only the first lines count.
      const covered = !box?.contains(element) && Math.min(bottom, top + 48) > edge;
      return covered ? `${element.tagName} ${element.textContent?.trim()}` : '';
    });
    if (focused === null) break;
    seen.push(focused);
  }
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter(Boolean)).toEqual([]);
});

test('shows on every page, which can be used meanwhile, and opens again from every footer', async ({
  page,
}) => {
  for (const path of keptPages) {
    await page.goto(path);
    await expect.soft(getQuestion(page), path).toBeVisible();
    await expect.soft(getChoices(page), path).toHaveCount(1);
  }
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await getAnswer(page, 'refuse').click();
  for (const path of ['/about-us', '/home-two', '/home-three']) {
    await visit(page, path);
    await getChoices(page).click();
    await expect(getQuestion(page)).toBeInViewport();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(getQuestion(page)).toBeHidden();
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
