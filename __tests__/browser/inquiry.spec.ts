import { inquiryForm } from '@/content/site/shared';
import { inquiry } from '../support/formFacts';
import { getOpener } from './support/dialogs';
import { getForm, getSkillsField, openForm } from './support/forms';
import { holdRequests, ISLANDS } from './support/requests';
import { openJobs } from './support/routes';
import { expect, test, visit } from './support/test';

/** Tests of the job inquiry alone. forms.spec.ts tests both forms. */
const [PATH = ''] = openJobs;
test.skip(openJobs.length === 0, 'there is no open job.');

test('adds a skill by its button or by Enter, removes it, requires one, and leaves the focus in its field', async ({
  page,
}) => {
  await visit(page, PATH);
  const form = await openForm(page, { ...inquiry, skills: [] });
  const { messages, skillAdded, skillRemoved } = inquiryForm();
  const { entry, add, removers, getRemover } = getSkillsField(form.root);
  const missing = form.root.getByText(messages.skillsRequired);
  await entry.fill('   ');
  await expect(add).toBeDisabled();
  await form.fill();
  await form.button.click();
  await expect(missing).toBeVisible();
  await expect(entry).toBeFocused();
  await form.addSkill('React');
  await expect(entry).toHaveValue('');
  await expect(entry).toBeFocused();
  await expect(add).toBeDisabled();
  await expect(missing).toHaveCount(0);
  await entry.fill('C, C++');
  await page.keyboard.press('Enter');
  const status = form.root.locator('[data-skills] [role="status"]');
  await expect(status).toHaveText(skillAdded.replace('{skill}', 'C, C++'));
  await getRemover('React').click();
  await expect(status).toHaveText(skillRemoved.replace('{skill}', 'React'));
  await expect(entry).toBeFocused();
  await expect(removers).toHaveCount(1);
});

test('sends a skill that is typed but not added, says so, and then closes', async ({
  page,
  mailbox,
}) => {
  await visit(page, PATH);
  const form = await openForm(page, inquiry);
  await form.fill();
  await getSkillsField(form.root).entry.fill('Sailing');
  await form.button.click();
  await expect(form.button).toHaveText(inquiryForm().button.done);
  // Another press changes nothing.
  await form.button.click();
  await expect(form.root).toBeHidden();
  const mails = await mailbox.mails();
  expect(mails.map(({ fields }) => Object.fromEntries(fields).skills)).toEqual([
    'React, Node.js, Sailing',
  ]);
  // The page says so beside each button that opens the dialog.
  const lines = page.locator('[data-sent-by]');
  await expect(lines).toHaveText([inquiryForm().sent, inquiryForm().sent]);
  await expect(page.getByRole('status').and(lines)).toBeVisible();
});

test('keeps a skill that is entered before its scripts arrive', async ({ page }) => {
  const end = await holdRequests(page, ISLANDS);
  await page.goto(PATH);
  await getOpener(page, 'inquiry').click();
  const { root } = getForm(page, inquiry);
  const { entry: skill, getRemover } = getSkillsField(root);
  await skill.click();
  await page.keyboard.type('React');
  await page.keyboard.press('Enter');
  end('arrive');
  await expect(getRemover('React')).toBeVisible();
  await expect(skill).toHaveValue('');
  await expect(skill).toBeFocused();
  await expect(root.locator('[aria-invalid="true"]')).toHaveCount(0);
});
