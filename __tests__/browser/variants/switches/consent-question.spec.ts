import { site } from '@/content/site/site';
import { expectAccessibleInBothThemes } from '../../support/accessibility';
import { getAnswer, getChoices, getChoicesDialog, getQuestion } from '../../support/consent';
import { findFullScreens, measureCovered } from '../../support/fixed';
import { tabThrough } from '../../support/focus';
import { findCutOff, getOverflow } from '../../support/layout';
import { mainPages } from '../../support/sweep';
import { expect, softly, visit } from '../../support/test';
import { expectNothing, expectViews, test } from '../../support/tracker';
import { enlargeText } from '../../support/user-styles';

test('the keyboard reaches it first, and Escape puts it aside without an answer until the next page', async ({
  page,
  meta,
}) => {
  await visit(page, '/about-us');
  const skip = page.getByRole('link', { name: site().skip });
  const { more, title } = site().analytics.question;
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(getQuestion(page).getByRole('link', { name: more.label })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(getAnswer(page, 'accept')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getQuestion(page)).toBeHidden();
  await expect(skip).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(0);

  await visit(page, '/team');
  await expect(getQuestion(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getQuestion(page)).toBeHidden();
  await expectNothing(page, meta);
});

test('the keyboard answers it and goes on to the header, and opens it again as a dialog', async ({
  page,
  meta,
}) => {
  await visit(page, '/about-us');
  await getAnswer(page, 'refuse').focus();
  await page.keyboard.press('Enter');
  await expect(getQuestion(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await expectNothing(page, meta);

  await getChoices(page).focus();
  await page.keyboard.press('Enter');
  await expect(getChoicesDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getChoicesDialog(page)).toBeHidden();
  await expect(getChoices(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await getAnswer(page, 'accept').focus();
  await page.keyboard.press('Space');
  await expect(getChoicesDialog(page)).toBeHidden();
  await expect(getChoices(page)).toBeFocused();
  await expectViews(page, meta, ['/about-us']);
});

test('is accessible in both themes, and its two answers are of one size', async ({ page }) => {
  await visit(page, '/about-us');
  await expectAccessibleInBothThemes(page, 'question');
  for (const [width, height] of [
    [320, 640],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await getOverflow(page)).toBe(0);
    expect(await findCutOff(page)).toEqual([]);
    const boxes = await Promise.all(
      (['accept', 'refuse'] as const).map((name) => getAnswer(page, name).boundingBox()),
    );
    // The two may differ by the browser's rounding, a sixty-fourth of a pixel.
    expect(boxes[1]?.width).toBeCloseTo(boxes[0]?.width ?? 0, 1);
    expect(boxes[1]?.height).toBeCloseTo(boxes[0]?.height ?? 0, 1);
    expect(boxes[0]?.height).toBeGreaterThanOrEqual(44);
  }
  await getChoices(page).click();
  await expectAccessibleInBothThemes(page, 'dialog');
});

test('with text of 32 px, all that is fixed takes at most a third of every screen, and both answers are on the screen', async ({
  page,
}) => {
  await enlargeText(page);
  await visit(page, '/');
  expect(await findFullScreens(page)).toEqual([]);
  if (await getAnswer(page, 'accept').isHidden()) {
    await getQuestion(page).getByRole('button').first().click();
    await expect(getChoicesDialog(page)).toBeVisible();
  }
  for (const answer of await page.locator('[data-choice]:visible').all()) {
    await expect(answer).toBeInViewport({ ratio: 0.99 });
  }
});

for (const [width, height, path, key] of [
  [320, 256, '/contact', 'Tab'],
  [320, 256, '/contact', 'Shift+Tab'],
  [1280, 720, '/', 'Tab'],
] as const) {
  test(`at ${width} × ${height} nothing fixed covers the focus on ${path} by ${key}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, path);
    await expect(getQuestion(page)).toBeVisible();
    // It keeps its space free with its first frame.
    await expect(page.locator('html')).toHaveAttribute('style', /--covered/);
    const expectFree = ({ name }: { name: string }) =>
      softly.poll(() => measureCovered(page), name).toBe(0);
    await tabThrough(page, expectFree, key);
  });
}

test('shows on each type of page, which can be used meanwhile, and opens again from every footer', async ({
  page,
}) => {
  for (const path of mainPages) {
    await page.goto(path);
    await expect.soft(getQuestion(page), path).toBeVisible();
    await expect.soft(getChoices(page), path).toHaveCount(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(getQuestion(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await getAnswer(page, 'refuse').click();
  for (const path of ['/about-us', '/home-two', '/home-three']) {
    await visit(page, path);
    await getChoices(page).click();
    await expect(getAnswer(page, 'accept')).toBeInViewport({ ratio: 0.99 });
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
