import type { Page } from '@playwright/test';
import { getWords } from '@/content/pages/pages';
import { consultationForm } from '@/content/site/shared';
import { consultation, PHONE } from '../support/formFacts';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { getForm } from './support/forms';
import { holdRequests, MAIL } from './support/requests';
import { expect, needPage, test, visit } from './support/test';

const { destination, sent } = consultationForm();
const { labels, required } = consultation;
const ALL = required.length;

test.skip(!getWords('home', 'consultation')?.scale, 'the site has no scale.');

/** The plank of the scale that shows, with the weights. */
const getBeam = (page: Page) =>
  page.locator('[style*="--weights"] [aria-hidden="true"][data-world]:visible > * > *').nth(1);

/** Expects weights on the scale, and a level plank once all are there. */
const expectScale = (page: Page, weights: number) =>
  expect
    .poll(() =>
      getBeam(page).evaluate((beam) => ({
        weights: [...beam.children].filter((weight) => getComputedStyle(weight).opacity === '1')
          .length,
        isLevel: /^(none|0deg)$/.test(getComputedStyle(beam).rotate),
      })),
    )
    .toEqual({ weights, isLevel: weights === ALL });

for (const [name, width, javaScriptEnabled] of [
  ['on a phone', 390, true],
  ['without a script', 1440, false],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled });

    test('each required field that is right puts a weight on the scale, and takes it back', async ({
      page,
    }) => {
      needPage('/');
      await page.goto('/');
      const form = getForm(page, consultation);
      await expectScale(page, 0);
      await form.getField(labels.longest).fill('An optional field weighs nothing.');
      await form.getField(labels.email).fill('asha@');
      await expectScale(page, 0);
      await form.getField(labels.email).fill('asha@example.com');
      await expectScale(page, 1);
      await form.getField(labels.name).fill('Asha');
      await form.getField(labels.phone).fill(PHONE);
      await expectScale(page, ALL);
      await expect(getBeam(page)).toBeInViewport();
      await form.getField(labels.name).fill('  ');
      await expectScale(page, ALL - 1);
    });
  });
}

test('after a delivery the plank is level, nothing moves, and words say where the message is, until something is typed', async ({
  page,
}) => {
  await visit(page, '/');
  const form = getForm(page, consultation);
  // They cover the fields.
  const words = form.root.locator('[data-clock]').locator('..').locator('..');
  await form.fill();
  await expect(words).toBeHidden();
  const end = await holdRequests(page, MAIL);
  await form.getField(labels.email).press('Enter');
  await expectScale(page, ALL);
  end('arrive');
  await expect(words).toHaveText(/\d\d:\d\d/);
  await expect(form.root.getByRole('status').filter({ hasText: /./ })).toHaveText([sent]);
  await form.expectDone();
  await expectScale(page, ALL);
  await expect(form.button).toBeFocused();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectAccessibleInBothThemes(page, 'sent', 'main form');

  await words.getByRole('link', { name: destination.again }).click();
  await expect(form.getField(labels.name)).toBeFocused();
  await expect(words).toBeHidden();
  await page.keyboard.type('Bo');
  await expectScale(page, 1);
  await form.button.focus();
  await expect(words).toBeHidden();
});

test('with motion the plank tips once a weight has landed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  const field = getForm(page, consultation).getField(labels.email);
  await field.focus();
  await expect(getBeam(page)).toBeInViewport();
  const beam = await getBeam(page).elementHandle();
  const { fall, wait } = await field.evaluate((input: HTMLInputElement, plank) => {
    input.value = 'asha@example.com';
    const moves = [...(plank?.children ?? [])].flatMap((weight) => weight.getAnimations());
    const [tip] = plank?.getAnimations() ?? [];
    return {
      fall: Math.max(...moves.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
      wait: tip?.effect?.getComputedTiming().delay,
    };
  }, beam);
  expect(fall).toBeGreaterThan(0);
  expect(wait).toBe(fall);
});
