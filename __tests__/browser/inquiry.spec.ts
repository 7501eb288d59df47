import { jobDescription } from '@/content/collections/job-page';
import { inquiryForm } from '@/content/site/shared';
import { inquiry } from '../support/formFacts';
import { getOpener, pressClose } from './support/dialogs';
import { getForm, getSkillsField, openForm } from './support/forms';
import { holdRequests, ISLANDS } from './support/requests';
import { openJobs } from './support/routes';
import { SMOKE } from './support/smoke';
import { expect, test, visit } from './support/test';

/** Tests of the job inquiry alone. forms.spec.ts and its neighbours test both forms. */
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
  await page.clock.install();
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

  // It stays open when it is closed and opened again while it says that it was sent.
  const second = await openForm(page, inquiry);
  await second.fill({ [inquiry.labels.longest]: 'Another cover letter.' });
  await second.button.click();
  await expect(second.button).toHaveText(inquiryForm().button.done);
  await page.keyboard.press('Escape');
  const third = await openForm(page, inquiry);
  await expect(third.button).toHaveText(inquiry.idle);
  await page.clock.runFor(3000);
  await expect(third.root).toBeVisible();
});

test('is a modal dialog: it takes the focus, keeps the page still and gives the focus back', {
  tag: SMOKE,
}, async ({ page }) => {
  await visit(page, PATH);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => pressClose(page, 'inquiry'),
  ]) {
    const { root, getField } = await openForm(page, inquiry);
    await expect(getField(inquiry.labels.name)).toBeFocused();
    expect(await root.evaluate((box) => box.matches(':modal'))).toBe(true);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 500);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await close();
    await expect(root).toBeHidden();
    await expect(getOpener(page, 'inquiry')).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  }
});

test('stays open when a selection is dragged out of a field', async ({ page }) => {
  await visit(page, PATH);
  const { root, getField } = await openForm(page, inquiry);
  await getField(inquiry.labels.name).fill('Asha Rao');
  await getField(inquiry.labels.name).hover();
  await page.mouse.down();
  await page.mouse.move(3, 3);
  await page.mouse.up();
  await expect(root).toBeVisible();
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens by its button alone, and takes all skills in one field', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText(jobDescription().body.byMail.label)).toBeHidden();
    const { root } = await openForm(page, inquiry);
    const { entry, add } = getSkillsField(root);
    await expect(add).toBeHidden();
    await expect(entry).toHaveAttribute('name', 'skills');
  });
});
