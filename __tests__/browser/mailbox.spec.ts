import type { Page } from '@playwright/test';
import { consultation } from '../support/formFacts';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { openForm } from './support/forms';
import { getOverflow } from './support/layout';
import { expect, test, visit } from './support/test';

/** Values that the mailbox must show unchanged. */
const VALUES = {
  Subject: 'A till <b>&amp;</b> a tide table',
  Message: 'It is slow.\nनमस्ते',
};

/** Visits the page of the form and fills it. */
async function visitAndFill(page: Page, others: Record<string, string> = VALUES) {
  await visit(page, '/contact');
  const form = await openForm(page, consultation);
  await form.fill(others);
  return form;
}

test('shows a mail with its fields as they were sent', async ({ page, mailbox }) => {
  const form = await visitAndFill(page);
  await form.button.click();
  await form.expectDone();
  const [sent] = await mailbox.mails();
  expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
    subject: VALUES.Subject,
    message: VALUES.Message.replace('\n', '\r\n'),
  });

  await page.goto('/__mailbox');
  const mail = page.getByRole('article', { name: 'Consultation' });
  for (const [name, value] of sent?.fields.slice(0, consultation.fields.length) ?? []) {
    await expect(mail.getByRole('term').getByText(name, { exact: true })).toBeVisible();
    await expect(mail.getByRole('definition').getByText(value, { exact: true })).toBeVisible();
  }
});

test.describe('when the connection fails', () => {
  test.use({ tolerated: /was not sent|Failed to load resource/ });

  test('keeps a mail of which the answer is lost, and the form keeps its values', async ({
    page,
    mailbox,
  }) => {
    const form = await visitAndFill(page);
    await mailbox.fail({ lateDrop: true });
    await form.sendInVain();
    await expect(form.getField('Name')).toHaveValue('Asha Rao');
    expect(await mailbox.mails()).toHaveLength(1);
  });
});

test('is accessible, fits a phone, and can be emptied', async ({ page, mailbox }) => {
  await page.goto('/__mailbox');
  await expect(page.getByText('No mails yet')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'no mails');
  const form = await visitAndFill(page, { Message: 'long'.repeat(500) });
  await form.button.click();
  await form.expectDone();

  await page.goto('/__mailbox');
  await expectAccessibleInBothThemes(page, 'one mail');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await getOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('No mails yet')).toBeVisible();
  expect(await mailbox.mails()).toEqual([]);
});

test('reloads by itself once a visitor watches for new mails', async ({ page }) => {
  await page.goto('/__mailbox');
  await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Watch for new mails' }).click();
  await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(1);
});
