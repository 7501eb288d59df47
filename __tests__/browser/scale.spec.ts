import type { Page } from '@playwright/test';
import { getWords } from '@/content/pages/pages';
import { consultationForm } from '@/content/site/shared';
import { consultation, PHONE } from '../support/formFacts';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { getForm } from './support/forms';
import { holdRequests, MAIL } from './support/requests';
import { expect, needPage, scrollTo, test, visit } from './support/test';

const { destination, sent } = consultationForm();
const { labels, required } = consultation;
const ALL = required.length;

test.skip(!getWords('home', 'consultation')?.scale, 'the site has no scale.');

/** The scale that shows: its boat, its beam with the weights, and its bow. */
const getParts = (page: Page) =>
  page.locator('[style*="--weights"] [aria-hidden="true"][data-world]:visible > * > *');

/** How many weights are on the scale, and whether its plank is level. */
const readScale = (page: Page) =>
  getParts(page)
    .nth(1)
    .evaluate((beam) => ({
      weights: [...beam.children].filter((weight) => getComputedStyle(weight).opacity === '1')
        .length,
      isLevel: /^(none|0deg)$/.test(getComputedStyle(beam).rotate),
    }));

const expectScale = (page: Page, weights: number) =>
  expect.poll(() => readScale(page)).toEqual({ weights, isLevel: weights === ALL });

/** The words that cover the fields, where a message has gone. */
const getDestination = (page: Page) =>
  getForm(page, consultation).root.locator('[data-clock]').locator('..').locator('..');

for (const [name, width, javaScriptEnabled] of [
  ['on a phone', 390, true],
  ['on a wide screen', 1440, true],
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
      if (width === 390) await expect(getParts(page).nth(1)).toBeInViewport();
      await form.getField(labels.name).fill('  ');
      await expectScale(page, ALL - 1);
    });
  });
}

test('what a browser fills in before the form’s script has started weighs, and after it', async ({
  page,
}) => {
  await visit(page, '/');
  const form = getForm(page, consultation);
  await form.root.evaluate((element: HTMLFormElement, fields) => {
    for (const { name, value } of fields) {
      const control = element.elements.namedItem(name);
      if (control instanceof HTMLInputElement) control.value = value;
    }
  }, consultation.fields);
  await expect(form.root).not.toHaveAttribute('data-enhanced');
  await expectScale(page, ALL);
  await form.getField(labels.name).focus();
  await expect(form.root).toHaveAttribute('data-enhanced');
  await expectScale(page, ALL);
});

test('after a delivery the plank is level, the ball lies in the boat, and words say where the message is, until something is typed', async ({
  page,
}) => {
  await visit(page, '/');
  const form = getForm(page, consultation);
  const words = getDestination(page);
  await form.fill();
  await expect(words).toBeHidden();
  const end = await holdRequests(page, MAIL);
  await form.getField(labels.email).press('Enter');
  await expectScale(page, ALL);
  end('arrive');
  await expect(words).toBeVisible();
  await expect(words).toHaveText(/\d\d:\d\d/);
  await expect(form.root.getByRole('status').filter({ hasText: /./ })).toHaveText([sent]);
  await form.expectDone();
  await expectScale(page, ALL);
  await expect(form.button).toBeFocused();
  const ball = getParts(page).nth(1).locator(':last-child');
  const bow = getParts(page).nth(2);
  const isAboard = async () => {
    const [round, hull] = [await ball.boundingBox(), await bow.boundingBox()];
    if (!round || !hull) return false;
    const [middle, foot] = [round.x + round.width / 2, round.y + round.height];
    return hull.x < middle && middle < hull.x + hull.width && hull.y < foot;
  };
  await expect.poll(isAboard).toBe(true);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectAccessibleInBothThemes(page, 'sent', 'main form');

  await words.getByRole('link', { name: destination.again }).click();
  await expect(form.getField(labels.name)).toBeFocused();
  await expect(words).toBeHidden();
  await expectScale(page, ALL);
  await page.keyboard.type('Bo');
  await expectScale(page, 1);
  await form.button.focus();
  await expect(words).toBeHidden();
});

test('on a wide screen, the plank is on the screen from the first field to the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  const form = getForm(page, consultation);
  for (const control of [form.getField(labels.name), form.button]) {
    await control.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight / 2, behavior: 'instant' });
    });
    await expect(getParts(page).nth(1)).toBeInViewport({ ratio: 0.8 });
  }
});

test('with motion the plank tips once a weight has landed, and at once when one leaves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  const field = getForm(page, consultation).getField(labels.email);
  await field.focus();
  await expect(getParts(page).nth(1)).toBeInViewport();
  const beam = await getParts(page).nth(1).elementHandle();
  /** How long the weight moves and how long the plank waits, in milliseconds. */
  const type = (value: string) =>
    field.evaluate(
      (input: HTMLInputElement, [plank, next]) => {
        input.value = next;
        const moves = [...(plank?.children ?? [])].flatMap((weight) => weight.getAnimations());
        const [tip] = plank?.getAnimations() ?? [];
        const times = {
          fall: Math.max(...moves.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
          wait: tip?.effect?.getComputedTiming().delay,
        };
        for (const motion of [...moves, ...(tip ? [tip] : [])]) motion.finish();
        return times;
      },
      [beam, value] as const,
    );
  const { fall, wait } = await type('asha@example.com');
  expect(fall).toBeGreaterThan(0);
  expect(wait).toBe(fall);
  expect((await type('')).wait).toBe(0);
});

test('with motion the boat takes the ball out of sight', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  const form = getForm(page, consultation);
  await form.fill();
  await form.button.press('Enter');
  await form.expectDone();
  const parts = getParts(page);
  for (const part of [parts.nth(0), parts.nth(1).locator(':last-child'), parts.nth(2)]) {
    await expect
      .poll(() =>
        part.evaluate((moving) => {
          for (const animation of moving.getAnimations()) animation.finish();
          const scale = moving.closest('[data-world]')?.getBoundingClientRect();
          return moving.getBoundingClientRect().left > (scale?.right ?? Infinity);
        }),
      )
      .toBe(true);
  }
});

test('once a visitor has been near, it stays painted, so that a picture of the whole page has it', async ({
  page,
}) => {
  await visit(page, '/');
  const beam = getParts(page).nth(1);
  const isPainted = () =>
    beam.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isPainted()).toBe(false);
  await getForm(page, consultation).root.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 100);
  await expect(beam.locator('../..')).toHaveCSS('content-visibility', 'visible');
  await scrollTo(page, 0);
  expect(await isPainted()).toBe(true);
});

test.describe('after a failure', () => {
  test.use({ tolerated: /was not sent|ERR_FAILED/ });

  test('a failed message leaves the weights where they are', async ({ page }) => {
    await visit(page, '/');
    const form = getForm(page, consultation);
    await form.fill();
    const end = await holdRequests(page, MAIL);
    const failed = form.sendInVain();
    end('fail');
    await failed;
    await expectScale(page, ALL);
    await expect(getDestination(page)).toBeHidden();
    await form.getField(labels.name).fill('');
    await expectScale(page, ALL - 1);
  });
});
