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

/** Expects weights on the plank of the scale, and a level plank once all are there. */
const expectScale = (page: Page, weights: number) =>
  expect
    .poll(() =>
      page
        .locator('[style*="--weights"] [aria-hidden="true"][data-world]:visible > * > *')
        .nth(1)
        .evaluate((plank) => ({
          weights: [...plank.children].filter((weight) => getComputedStyle(weight).opacity === '1')
            .length,
          isLevel: /^(none|0deg)$/.test(getComputedStyle(plank).rotate),
        })),
    )
    .toEqual({ weights, isLevel: weights === ALL });

test.describe('without a script, on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 }, javaScriptEnabled: false });

  test('each required field that is right puts a weight on the scale, and takes it back', async ({
    page,
  }) => {
    needPage('/');
    await page.goto('/');
    const form = getForm(page, consultation);
    await form.getField(labels.longest).fill('An optional field weighs nothing.');
    await form.getField(labels.email).fill('asha@');
    await expectScale(page, 0);
    await form.getField(labels.email).fill('asha@example.com');
    await expectScale(page, 1);
    await form.getField(labels.name).fill('Asha');
    await form.getField(labels.phone).fill(PHONE);
    await expectScale(page, ALL);
    await form.getField(labels.name).fill('  ');
    await expectScale(page, ALL - 1);
  });
});

test('after a delivery the plank is level, nothing moves, and words say where the message is, until something is typed', async ({
  page,
}) => {
  await visit(page, '/');
  const form = getForm(page, consultation);
  // They cover the fields.
  const words = form.root.locator('[data-clock]').locator('..').locator('..');
  await form.fill();
  // A press before its script would leave the focus in its field.
  await expect(form.root).toHaveAttribute('data-enhanced', '');
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
});
