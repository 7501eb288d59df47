import { mail } from '@/content/words/mail';
import { TRAP } from '../../components/islands/delivery/message';
import { getSentFields, getValidValue, PHONE_RULE } from '../support/formFacts';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { getOpener } from './support/dialogs';
import { forms, getForm, openForm } from './support/forms';
import { getOverflow } from './support/layout';
import { expect, test, visit } from './support/test';

for (const facts of forms) {
  const { path, labels } = facts;

  test.describe(`the form "${facts.name}"`, () => {
    for (const address of facts.pages) {
      test(`shows its errors at ${address}, and is accessible with them`, async ({ page }) => {
        await visit(page, address);
        const form = await openForm(page, facts);
        const phone = form.getField(labels.phone);
        await expect(form.root.getByText(PHONE_RULE)).toBeVisible();
        await expect(phone).toHaveAccessibleDescription(PHONE_RULE);
        await form.button.click();
        await expect(form.getField('Name')).toBeFocused();
        for (const [, message] of facts.required) {
          await expect(form.root.getByText(message)).toBeVisible();
        }
        await expect(form.root.locator('[aria-invalid]')).toHaveCount(facts.required.length);
        // A right value removes the error of its field, and no other.
        await form.getField('Name').fill('Asha');
        await expect(form.root.locator('[aria-invalid]')).toHaveCount(facts.required.length - 1);
        await phone.fill('12345');
        await form.getField(labels.email).fill('asha@');
        await form.button.click();
        for (const message of Object.values(facts.malformed)) {
          await expect(form.root.getByText(message, { exact: true })).toBeVisible();
        }
        await expectAccessibleInBothThemes(page, 'errors', 'main form');
      });
    }

    test(`shows an error beside each wrong value until ${facts.mend} of the field`, async ({
      page,
      mailbox,
    }) => {
      await visit(page, path);
      const form = await openForm(page, facts);
      await form.fill();
      for (const [label, value, message] of facts.refused) {
        await test.step(`${label} "${value}": ${message}`, async () => {
          const field = form.getField(label);
          await field.fill(value);
          await form.button.click();
          await expect(form.root.getByText(message, { exact: true })).toBeVisible();
          await expect(field).toBeFocused();
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toHaveAccessibleDescription(
            label === labels.phone ? `${message} ${PHONE_RULE}` : message,
          );
          await expect(form.root.locator('[aria-invalid]')).toHaveCount(1);
          if (facts.mend === 'any edit') await page.keyboard.type('x');
          else await field.fill(getValidValue(facts, label));
          await expect(form.root.getByText(message)).toHaveCount(0);
          await expect(field).not.toHaveAttribute('aria-invalid');
          await field.fill(getValidValue(facts, label));
        });
      }
      expect(await mailbox.mails()).toEqual([]);
    });

    test('can be opened, filled and sent by keyboard alone', async ({ page, mailbox }) => {
      await visit(page, path);
      const form = getForm(page, facts);
      if (facts.mail === 'Consultation') await form.getField('Name').focus();
      else await getOpener(page, 'inquiry').press('Enter');
      for (const { label, value } of facts.fields) {
        await expect(form.getField(label)).toBeFocused();
        await page.keyboard.type(value);
        await page.keyboard.press('Tab');
      }
      const [skill] = facts.skills;
      if (skill) {
        await expect(form.root.getByRole('textbox', { name: 'Skill' })).toBeFocused();
        await page.keyboard.type(skill);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(form.root.getByRole('button', { name: `Remove ${skill}` })).toBeFocused();
        await page.keyboard.press('Tab');
      }
      await expect(form.button).toBeFocused();
      await page.keyboard.press('Enter');
      await form.expectDone();
      expect(await mailbox.mails()).toHaveLength(1);
    });

    test('fits a phone, and works at 200% zoom', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, path);
      const form = await openForm(page, facts);
      expect(await form.root.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      await expectAccessibleInBothThemes(page, '320 px', 'main form');
      await page.setViewportSize({ width: 640, height: 400 });
      await form.button.click();
      await expect(form.root.getByText('Name is required')).toBeInViewport();
      await expect(form.getField('Name')).toBeInViewport();
      expect(await getOverflow(page)).toBe(0);
      expect(await form.root.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    });

    test('hides its honeypot from people, and marks a mail in which it is filled', async ({
      page,
      mailbox,
    }) => {
      await visit(page, path);
      const form = await openForm(page, facts);
      const trap = form.root.locator(`[name="${TRAP}"]`);
      await expect(trap).not.toBeInViewport();
      await expect(trap).toHaveAttribute('tabindex', '-1');
      await expect(trap).toHaveAttribute('autocomplete', 'off');
      await expect(form.root.getByRole('textbox', { name: mail().trap })).toHaveCount(0);
      await form.fill();
      await trap.fill('https://spam.example');
      await form.button.click();
      await form.expectDone();
      const [sent] = await mailbox.mails();
      const topic = facts.mail === 'Consultation' ? 'subject' : 'job_role';
      const value = Object.fromEntries(getSentFields(facts))[topic];
      expect(Object.fromEntries(sent?.fields ?? [])[topic]).toBe(`${mail().mark} ${value}`);
    });
  });
}
