import { mail } from '@/content/site/mail';
import { TRAP } from '../../components/islands/delivery/message';
import { PHONE_RULE } from '../support/formFacts';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { getOpener } from './support/dialogs';
import { forms, getForm, getSkillsField, openForm } from './support/forms';
import { getOverflow } from './support/layout';
import { expect, test, visit } from './support/test';

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

    test('can be opened, filled and sent by keyboard alone', async ({ page, mailbox }) => {
      await visit(page, path);
      const form = getForm(page, facts);
      if (facts.mail === 'Consultation') await form.getField(labels.name).focus();
      else await getOpener(page, 'inquiry').press('Enter');
      for (const { label, value } of facts.fields) {
        await expect(form.getField(label)).toBeFocused();
        await page.keyboard.type(value);
        await page.keyboard.press('Tab');
      }
      const [skill] = facts.skills;
      if (skill) {
        const skillsField = getSkillsField(form.root);
        await expect(skillsField.entry).toBeFocused();
        await page.keyboard.type(skill);
        await page.keyboard.press('Enter');
        // If the form's script is still on its way, it adds the skill when it comes.
        await expect(skillsField.getRemover(skill)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(skillsField.getRemover(skill)).toBeFocused();
        await page.keyboard.press('Tab');
      }
      await expect(form.button).toBeFocused();
      await page.keyboard.press('Enter');
      await form.expectDone();
      expect(await mailbox.mails()).toHaveLength(1);
    });
  });
}
