import { expectAccessibleInBothThemes } from './support/accessibility';
import { approach, endMotion } from './support/motion';
import { expect, needPage, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('an answer slides open at the first press, and the questions are accessible with every answer open', async ({
  page,
}) => {
  needPage('/team-details');
  await page.goto('/team-details');
  const answers = page.locator('details:has(h3)');
  await approach(page, answers.last());
  const sliding = await answers.nth(1).evaluate(async (answer) => {
    answer.querySelector('summary')?.click();
    while (answer.getAnimations().length === 0) await new Promise(requestAnimationFrame);
    return answer.getAnimations().length;
  });
  expect(sliding).toBe(1);
  for (const answer of await answers.all()) {
    if ((await answer.getAttribute('open')) === null) await answer.locator('summary').click();
    // The next question moves down as this answer opens.
    await expect(answer).toHaveAttribute('open');
    await endMotion(answer);
    await expect(answer.locator('p').first()).toBeVisible();
  }
  await expectAccessibleInBothThemes(page, 'questions', 'section:has(details h3)');
});
