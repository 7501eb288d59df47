import { expectAccessibleInBothThemes } from './support/accessibility';
import { approach, endMotion, getState, pressSummary } from './support/motion';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('an answer slides open at the first press', async ({ page }) => {
  await page.goto('/team-details');
  const answer = page.locator('details:has(h3)').nth(1);
  await approach(page, answer);
  expect(await pressSummary(answer)).toHaveLength(1);
  await expect.poll(() => getState(answer)).toBe('at rest');
  await expect(answer).toHaveAttribute('open');
  await expect(answer.locator('p').first()).toBeVisible();
});

test('the questions are accessible with every answer open', async ({ page }) => {
  await page.goto('/team-details');
  const answers = page.locator('details:has(h3)');
  await approach(page, answers.last());
  for (const answer of await answers.all()) {
    if ((await answer.getAttribute('open')) === null) await answer.locator('summary').click();
    // The next question moves down as this answer opens.
    await expect(answer).toHaveAttribute('open');
    await endMotion(answer);
  }
  await expect(page.locator('details:has(h3):not([open])')).toHaveCount(0);
  await expectAccessibleInBothThemes(page, 'questions', 'section:has(details h3)');
});
