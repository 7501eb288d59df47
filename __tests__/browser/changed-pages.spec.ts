import { getSentFields } from '../support/formFacts';
import { changePart, setValues } from './support/changes';
import { getOpener } from './support/dialogs';
import { forms, getForm, type OpenForm, openForm, type TestedForm } from './support/forms';
import { holdRequests, ISLANDS, MAIL } from './support/requests';
import { notice, serveWithSwitches } from './support/settings';
import { expect, test } from './support/test';

/**
 * Translators, password managers and other extensions change pages. No form may lose a typed value, the
 * focus, a press or itself by that.
 */
test.use({ tolerated: /was not sent|Failed to load resource|^500|rendered it anew/ });

/** Fills a form whose labels may have been translated. */
async function fill({ root }: OpenForm, { fields, skills }: TestedForm): Promise<void> {
  for (const { name, value } of fields) await root.locator(`[name="${name}"]`).fill(value);
  for (const skill of skills) {
    await root.locator('[data-enter]').fill(skill);
    await root.locator('[data-enter]').press('Enter');
  }
}

// The last has all that the others have, and a list of skills.
for (const facts of forms.slice(-1)) {
  test(`the form "${facts.name}" keeps text, focus, errors and failures, and sends once each time, where it is changed at every step`, async ({
    page,
    mailbox,
  }) => {
    const isInquiry = facts.mail === 'Job inquiry';
    const expectMails = (count: number) =>
      expect.poll(async () => (await mailbox.mails()).length).toBe(count);
    await serveWithSwitches(page, facts.path, { showsFailure: true });
    const end = await holdRequests(page, ISLANDS);
    await page.goto(facts.path);
    await openForm(page, facts);
    // Its name is changed, too.
    const box = page.locator(`${isInquiry ? 'dialog' : ':not(dialog)'}:has(> [data-form])`);
    const form = getForm(page, facts, box);
    const expectEmpty = () =>
      expect.poll(async () => (await form.getValues()).join('').trim()).toBe('');

    await changePart(form.root);
    const name = form.root.locator('[name="name"]');
    await name.click();
    await page.keyboard.type('As');
    end('arrive');
    await expect(form.root.locator('[data-form]')).toHaveAttribute('data-enhanced', '');
    await page.keyboard.type('ha');
    await expect(name).toHaveValue('Asha');
    await expect(name).toBeFocused();

    await name.fill('');
    await form.button.click();
    await expect(form.root.locator('[aria-invalid]')).toHaveCount(facts.required.length);
    await changePart(form.root);
    await fill(form, facts);
    await mailbox.fail({ status: 500 });
    await form.sendInVain();
    await expect(form.root.locator('[aria-invalid]')).toHaveCount(0);
    await changePart(form.root);
    const values = getSentFields(facts).map(([, value]) => value);
    expect(await form.getValues()).toEqual(values);
    const alert = form.root.getByRole('alert');
    await expect(alert).toContainText(notice.text);
    await alert.getByRole('button').click();
    await expectMails(1);
    await expectEmpty();

    if (isInquiry) {
      await expect(form.root).toBeHidden();
      await getOpener(page, 'inquiry').click();
    }
    await changePart(form.root);
    await setValues(form.root, getSentFields(facts));
    await form.root.locator('textarea').first().fill('Another message.');
    // The mail service takes one mail a second.
    await page.waitForFunction((until) => Date.now() > until, Date.now() + 1000);
    const arrive = await holdRequests(page, MAIL);
    await form.button.click();
    await expect(form.button).toBeDisabled();
    await changePart(form.root);
    arrive('arrive');
    await expectMails(2);
    await expectEmpty();
  });
}
