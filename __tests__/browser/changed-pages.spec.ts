import type { Page } from '@playwright/test';
import { getSentFields } from '../support/formFacts';
import { changePart, setValues } from './support/changes';
import { getOpener } from './support/dialogs';
import { forms, getForm, type OpenForm, openForm, type TestedForm } from './support/forms';
import { holdRequests, ISLANDS, MAIL } from './support/requests';
import { notice, serveWithSwitches } from './support/settings';
import { expect, test, visit } from './support/test';

/**
 * Translators, password managers and other extensions change pages. No form may lose a typed value, the
 * focus, a press or itself by that.
 */
test.use({ tolerated: /was not sent|Failed to load resource|^500|^429|rendered it anew/ });

/** The values of the fields that a visitor fills. The skills are a list of their own. */
const getValues = (facts: TestedForm) => facts.fields.map(({ value }) => value);

/** Fills a form whose labels may have been translated. */
async function fill({ root }: OpenForm, { fields, skills }: TestedForm): Promise<void> {
  for (const { name, value } of fields) await root.locator(`[name="${name}"]`).fill(value);
  for (const skill of skills) {
    await root.locator('[data-enter]').fill(skill);
    await root.locator('[data-enter]').press('Enter');
  }
}

const isEmpty = async (form: OpenForm, facts: TestedForm) =>
  (await form.getValues()).slice(0, facts.fields.length).every((value) => value === '');

/** Opens a form and changes it before its script starts. */
async function openChanged(page: Page, facts: TestedForm): Promise<OpenForm> {
  await openForm(page, facts);
  const tag = facts.mail === 'Job inquiry' ? 'dialog' : ':not(dialog)';
  const form = getForm(page, facts, page.locator(`${tag}:has(> [data-form])`));
  await changePart(form.root);
  return form;
}

for (const facts of forms) {
  test.describe(`the form "${facts.name}"`, () => {
    test('keeps typed text and the focus where the page was changed before its script', async ({
      page,
      mailbox,
    }) => {
      const end = await holdRequests(page, ISLANDS);
      await page.goto(facts.path);
      const form = await openChanged(page, facts);
      const name = form.root.locator('[name="name"]');
      await name.click();
      await page.keyboard.type('As');
      end('arrive');
      await expect(form.root.locator('[data-form]')).toHaveAttribute('data-enhanced', '');
      await page.keyboard.type('ha');
      await expect(name).toHaveValue('Asha');
      await expect(name).toBeFocused();
      await fill(form, facts);
      await form.button.click();
      await expect.poll(async () => (await mailbox.mails()).length).toBe(1);
    });

    test('sends values that a script set without events', async ({ page, mailbox }) => {
      await visit(page, facts.path);
      const form = await openChanged(page, facts);
      await setValues(form.root, getSentFields(facts));
      await form.button.click();
      await expect.poll(async () => (await mailbox.mails()).length).toBe(1);
      const [mail] = await mailbox.mails();
      expect(mail?.fields).toEqual(expect.arrayContaining(getSentFields(facts)));
    });

    test('shows errors, and takes them back, where it was changed while it shows them', async ({
      page,
      mailbox,
    }) => {
      await visit(page, facts.path);
      const form = await openChanged(page, facts);
      await form.button.click();
      await expect(form.root.locator('[aria-invalid]')).toHaveCount(facts.required.length);
      await changePart(form.root);
      await fill(form, facts);
      await form.button.click();
      await expect(form.root.locator('[aria-invalid]')).toHaveCount(0);
      await expect.poll(async () => (await mailbox.mails()).length).toBe(1);
    });

    test('sends once where it was changed while it sends', async ({ page, mailbox }) => {
      await visit(page, facts.path);
      const form = await openChanged(page, facts);
      await fill(form, facts);
      const end = await holdRequests(page, MAIL);
      await form.button.click();
      await expect(form.button).toBeDisabled();
      await changePart(form.root);
      end('arrive');
      await expect.poll(async () => (await mailbox.mails()).length).toBe(1);
      await expect.poll(() => isEmpty(form, facts)).toBe(true);
    });

    test('sends another message where it was changed after a delivery', async ({
      page,
      mailbox,
    }) => {
      await visit(page, facts.path);
      const form = await openChanged(page, facts);
      await fill(form, facts);
      await form.button.click();
      await expect.poll(async () => (await mailbox.mails()).length).toBe(1);
      await expect.poll(() => isEmpty(form, facts)).toBe(true);
      if (facts.mail === 'Job inquiry') {
        await expect(form.root).toBeHidden();
        await getOpener(page, 'inquiry').click();
      }
      await changePart(form.root);
      await fill(form, facts);
      await form.root.locator('textarea').first().fill('Another message.');
      await form.button.click();
      await expect.poll(async () => (await mailbox.mails()).length).toBe(2);
    });

    test('keeps its values, and sends them later, where it was changed after a failure', async ({
      page,
      mailbox,
    }) => {
      await serveWithSwitches(page, facts.path, { showsFailure: true });
      await visit(page, facts.path);
      const form = await openChanged(page, facts);
      await fill(form, facts);
      await mailbox.fail({ status: 500 });
      await form.sendInVain();
      await changePart(form.root);
      expect((await form.getValues()).slice(0, facts.fields.length)).toEqual(getValues(facts));
      await expect(form.root.getByRole('alert')).toContainText(notice.text);
      await form.root.getByRole('alert').getByRole('button').click();
      await expect.poll(async () => (await mailbox.mails()).length).toBe(1);
      await expect.poll(() => isEmpty(form, facts)).toBe(true);
      expect(await mailbox.mails()).toHaveLength(1);
    });
  });
}

for (const path of ['/team-details']) {
  test(`the carousels of ${path} turn where they were changed before they start`, async ({
    page,
  }) => {
    const end = await holdRequests(page, ISLANDS);
    await page.goto(path);
    const rows = page.locator('[data-island]');
    for (const row of await rows.all()) await changePart(row);
    end('arrive');
    for (const row of await rows.all()) {
      await row.scrollIntoViewIfNeeded();
      await expect(row.locator('.slick-slide').first()).toBeAttached();
    }
  });
}
