import type { Locator } from '@playwright/test';
import { mail } from '@/content/site/mail';
import { consultationForm } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { TRAP } from '../../components/islands/delivery/message';
import { consultation, getSentFields, PHONE_RULE } from '../support/formFacts';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { getOpener } from './support/dialogs';
import { forms, getForm, getIds, getMailFields, getSkillsField, openForm } from './support/forms';
import { getOverflow } from './support/layout';
import { holdRequests, MAIL } from './support/requests';
import { SMOKE } from './support/smoke';
import { blockStorage } from './support/storage';
import { expect, test, visit } from './support/test';

test.use({ tolerated: /was not sent|refuses the forms|Failed to load resource|^4\d\d|^500/ });

/** The words of a form without its clock, which goes on. */
const readWords = (root: Locator) =>
  root.evaluate((element) =>
    [...element.querySelectorAll('[data-clock]')].reduce(
      (text, clock) => text.replace(clock.textContent ?? '', ''),
      element.textContent ?? '',
    ),
  );

for (const facts of forms) {
  const { path, labels } = facts;

  test.describe(`the form "${facts.name}"`, () => {
    test('shows its errors beside the fields, is accessible with them, and fits a phone', async ({
      page,
    }) => {
      await visit(page, path);
      const form = await openForm(page, facts);
      const [name, phone] = [form.getField(labels.name), form.getField(labels.phone)];
      await expect(phone).toHaveAccessibleDescription(PHONE_RULE);
      const trap = form.root.locator(`[name="${TRAP}"]`);
      await expect(trap).not.toBeInViewport();
      await expect(trap).toHaveAttribute('tabindex', '-1');
      await expect(trap).toHaveAttribute('autocomplete', 'off');
      await expect(form.root.getByRole('textbox', { name: mail().trap })).toHaveCount(0);
      // A limit would cut what a visitor types.
      await expect(form.root.locator('[maxlength]')).toHaveCount(0);
      await form.button.click();
      await expect(name).toBeFocused();
      for (const [, message] of facts.required) {
        await expect(form.root.getByText(message)).toBeVisible();
      }
      const wrong = form.root.locator('[aria-invalid]');
      await expect(wrong).toHaveCount(facts.required.length);
      // A right value removes the error of its field, and no other.
      await name.fill('Asha');
      await expect(wrong).toHaveCount(facts.required.length - 1);
      // In some countries, five digits are a number.
      await phone.fill('12');
      await form.getField(labels.email).fill('asha@');
      await form.button.click();
      for (const message of Object.values(facts.malformed)) {
        await expect(form.root.getByText(message, { exact: true })).toBeVisible();
      }
      await expect(phone).toHaveAccessibleDescription(`${facts.malformed.phone} ${PHONE_RULE}`);
      await expectAccessibleInBothThemes(page, 'errors', 'main form');

      // The second is a desktop at 200%.
      for (const [width, height] of [
        [320, 640],
        [640, 400],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await getOverflow(page)).toBe(0);
        expect(await form.root.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      }
      await name.fill('');
      await form.button.click();
      await expect(name).toBeInViewport();
      await expect(form.root.getByText(facts.required[0]?.[1] ?? '')).toBeInViewport();
    });

    test('is opened, filled and sent by keyboard alone: exactly its fields, once, and it is empty afterwards', {
      tag: SMOKE,
    }, async ({ page, mailbox }) => {
      await visit(page, path);
      const form = getForm(page, facts);
      if (facts.mail === 'Consultation') await form.getField(labels.name).focus();
      else await getOpener(page, 'inquiry').press('Enter');
      for (const { label, value } of facts.fields) {
        await expect(form.getField(label)).toBeFocused();
        await page.keyboard.type(value);
        await page.keyboard.press('Tab');
      }
      const { entry, removers, getRemover } = getSkillsField(form.root);
      for (const skill of facts.skills) {
        await expect(entry).toBeFocused();
        await page.keyboard.type(skill);
        await page.keyboard.press('Enter');
        // If the form's script is still on its way, it adds the skill when it comes.
        await expect(getRemover(skill)).toBeVisible();
      }
      for (const skill of facts.skills) {
        await page.keyboard.press('Tab');
        await expect(getRemover(skill)).toBeFocused();
      }
      if (facts.skills.length > 0) await page.keyboard.press('Tab');
      await expect(form.button).toBeFocused();
      const end = await holdRequests(page, MAIL);
      await page.keyboard.press('Enter');
      await expect(form.button).toHaveText(facts.pending);
      await expect(form.button).toBeDisabled();
      await expect(form.root.locator('[data-heard]')).toHaveText(facts.pending);
      // A press of the disabled button does nothing.
      await form.button.press('Enter');
      end('arrive');
      await form.expectDone();
      expect(await mailbox.mails()).toMatchObject([
        { form: facts.mail, fields: getMailFields(facts) },
      ]);
      await expect(page).toHaveURL(path);

      const empty = await openForm(page, facts);
      await expect(empty.button).toHaveText(facts.idle);
      await expect(empty.button).toBeEnabled();
      expect((await empty.getValues()).join('')).toBe('');
      await expect(removers).toHaveCount(0);
    });

    test('logs the reason where the service refuses it, keeps its values, shows nothing, and tells screen readers', async ({
      page,
      mailbox,
    }) => {
      test.skip(site().forms.failureNotice, 'the site shows a notice instead.');
      await visit(page, path);
      const form = await openForm(page, facts);
      await form.fill();
      const words = await readWords(form.root);
      const reason = { status: 400, text: 'No user_id' };
      await mailbox.fail({ ...reason, times: 9 });
      const [, error] = (await form.sendInVain()).args();
      expect(await error?.evaluate(({ status, text }) => ({ status, text }))).toEqual(reason);
      await expect(form.button).toHaveText(facts.idle);
      await expect(form.root).toBeVisible();
      expect(await form.getValues()).toEqual(getSentFields(facts).map(([, value]) => value));
      const { notSent } = mail();
      await expect(form.root.locator('[data-heard]')).toHaveText(notSent);
      expect((await readWords(form.root)).replace(notSent, '')).toBe(words);
      await expect(form.root.getByRole('alert')).toHaveCount(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is checked by the browser, and posts itself', async ({ page, mailbox }) => {
        await page.goto(path);
        const form = await openForm(page, facts);
        await form.button.click();
        await expect(form.root.locator(':is(input, textarea):invalid')).toHaveCount(
          facts.required.length,
        );
        await expect(page).toHaveURL(path);
        await form.fillUnscripted();
        await form.button.click();
        await expect(page.getByText('OK', { exact: true })).toBeVisible();
        expect(new URL(page.url()).search).toBe('');
        const mails = await mailbox.mails();
        expect(mails.map(({ fields }) => Object.fromEntries(fields))).toEqual([
          Object.fromEntries([...getSentFields(facts), [TRAP, ''], ...getIds(facts.template)]),
        ]);
      });
    });
  });
}

test('the consultation form says that the message was sent until something is typed, moves nothing by that, and leaves the focus alone', {
  tag: SMOKE,
}, async ({ page }) => {
  await visit(page, '/contact');
  const form = await openForm(page, consultation);
  await form.fill();
  const height = (await form.root.boundingBox())?.height;
  const status = form.root.locator('[data-sent]');
  const end = await holdRequests(page, MAIL);
  await form.button.press('Enter');
  await expect(form.button).toBeDisabled();
  await expect(status).toBeEmpty();
  // scale.spec.ts has a visitor who stays.
  const phone = form.getField(consultation.labels.phone);
  await phone.focus();
  end('arrive');
  await expect(status).toHaveText(consultationForm().sent);
  await form.expectDone();
  await expect(phone).toBeFocused();
  expect((await form.root.boundingBox())?.height).toBe(height);
  await form.getField(consultation.labels.longest).fill('Another');
  await expect(status).toBeEmpty();
});

// Both forms are sent by the same code.
test('where storage is blocked, a form is posted if the page is left before a second try', async ({
  page,
  mailbox,
}) => {
  await blockStorage(page);
  await visit(page, '/contact');
  const form = await openForm(page, consultation);
  await form.fill();
  await mailbox.fail({ status: 500 });
  const answered = page.waitForResponse(/send-form$/);
  await form.button.click();
  await answered;
  await page.goto('/__mailbox');
  await expect.poll(async () => (await mailbox.mails()).length).toBe(1);
});
