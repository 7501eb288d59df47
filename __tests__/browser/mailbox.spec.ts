import { consultation } from '../support/formFacts';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { openForm } from './support/forms';
import { getOverflow } from './support/layout';
import { expect, test, visit } from './support/test';

/** Values that the mailbox must show unchanged. */
const VALUES = {
  Subject: 'A till <b>&amp;</b> a tide table',
  Message: `It is slow.\nनमस्ते ${'long'.repeat(500)}`,
};

test('the mailbox shows a mail with its fields as they were sent, is accessible, fits a phone, and can be emptied', async ({
  page,
  mailbox,
}) => {
  await visit(page, '/contact');
  const form = await openForm(page, consultation);
  await form.fill(VALUES);
  await form.button.click();
  await form.expectDone();
  const [sent] = await mailbox.mails();

  await page.goto('/__mailbox');
  const mail = page.getByRole('article', { name: 'Consultation' });
  for (const [name, value] of sent?.fields.slice(0, consultation.fields.length) ?? []) {
    await expect(mail.getByRole('term').getByText(name, { exact: true })).toBeVisible();
    await expect(mail.getByRole('definition').getByText(value, { exact: true })).toBeVisible();
  }
  await expectAccessibleInBothThemes(page, 'one mail');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await getOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('No mails yet')).toBeVisible();
  expect(await mailbox.mails()).toEqual([]);
});
