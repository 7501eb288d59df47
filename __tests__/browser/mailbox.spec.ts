import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { overflowOf } from './support/layout';
import { jobs } from './support/routes';
import { expect, test, visit } from './support/test';

const consultation: [string, string][] = [
  ['name', 'Asha Rao'],
  ['contact_no', '9876543210'],
  ['email', 'asha@example.com'],
  ['subject', 'A till <b>&amp;</b> a tide table'],
  ['message', 'It is slow.\r\nनमस्ते'],
];

const ids = (template: string): [string, string][] => [
  ['service_id', 'stand-in-service'],
  ['template_id', template],
  ['user_id', 'stand-in-key'],
];

async function fill(page: Page) {
  const form = page.getByRole('form', { name: 'Consultation' });
  for (const [name, value] of consultation) {
    await form.locator(`[name="${name}"]`).fill(value.replace('\r', ''));
  }
  return form;
}

test('a newcomer sends the form and reads the mail', async ({ page, mailbox }) => {
  await visit(page, '/contact');
  const form = await fill(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('');
  expect((await mailbox.mails()).map(({ fields }) => fields)).toEqual([
    [...consultation, ['lib_version', '4.4.1'], ...ids('stand-in-consultation')],
  ]);

  await page.goto('/__mailbox');
  const mail = page.getByRole('article', { name: 'Consultation' });
  for (const [name, value] of consultation) {
    await expect(mail.getByRole('term').getByText(name, { exact: true })).toBeVisible();
    await expect(mail.getByRole('definition').getByText(value, { exact: true })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts itself, and the mail arrives', async ({ page, mailbox }) => {
    await page.goto('/contact');
    const form = await fill(page);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    const mails = await mailbox.mails();
    expect(mails.map(({ fields }) => fields)).toEqual([
      expect.arrayContaining([...consultation, ...ids('stand-in-consultation')]),
    ]);
    expect(mails[0]?.fields).toHaveLength(consultation.length + 3);
  });
});

for (const path of jobs) {
  test(`the inquiry at ${path} arrives`, async ({ page, mailbox }) => {
    await visit(page, path);
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Asha');
    await dialog.getByLabel('Email').fill('asha@example.com');
    await dialog.getByLabel('Job role').fill('Engineer');
    await dialog.getByLabel('Contact number').fill('9876543210');
    await dialog.getByLabel('Cover letter').fill('Bridges, mostly of words.');
    for (const skill of ['React', 'Node.js']) {
      await dialog.getByRole('textbox', { name: 'Skill' }).fill(skill);
      await dialog.getByRole('button', { name: 'Add Skill' }).click();
    }
    await dialog.getByRole('button', { name: 'Submit Inquiry' }).click();
    await expect(dialog).toBeHidden();
    expect((await mailbox.mails()).map(({ form, fields }) => [form, fields])).toEqual([
      [
        'Job inquiry',
        [
          ['name', 'Asha'],
          ['email', 'asha@example.com'],
          ['job_role', 'Engineer'],
          ['contact_no', '9876543210'],
          ['cover_letter', 'Bridges, mostly of words.'],
          ['skills', 'React, Node.js'],
          ['lib_version', '4.4.1'],
          ...ids('stand-in-inquiry'),
        ],
      ],
    ]);
  });
}

test.describe('when the service fails', () => {
  test.use({ tolerated: /was not sent|Failed to load resource|^500/ });

  for (const [how, fault, kept] of [
    ['refuses', { status: 500 }, 0],
    ['cuts the connection', { drop: true }, 0],
    ['loses its answer', { lateDrop: true }, 1],
  ] as const) {
    test(`the form keeps its fields where it ${how}`, async ({ page, mailbox }) => {
      await visit(page, '/contact');
      const form = await fill(page);
      await mailbox.fail(fault);
      const logged = page.waitForEvent('console', (message) => /was not sent/.test(message.text()));
      const send = form.getByRole('button', { name: 'Send Message' });
      await send.click();
      await logged;
      await expect(send).toBeEnabled();
      await expect(form.getByLabel('Name')).toHaveValue('Asha Rao');
      expect(await mailbox.mails()).toHaveLength(kept);
    });
  }

  test('the form waits while it says nothing', async ({ page, mailbox }) => {
    await visit(page, '/contact');
    const form = await fill(page);
    await mailbox.fail({ hang: true });
    const asked = page.waitForRequest(/send-form$/);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await asked;
    await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  });
});

test('the page of the mails is for everyone, and can be emptied', async ({ page, mailbox }) => {
  await page.goto('/__mailbox');
  await expect(page.getByText('No mails yet')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'no mails');
  await visit(page, '/contact');
  const form = await fill(page);
  await form.getByLabel('Message').fill('long'.repeat(500));
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('');

  await page.goto('/__mailbox');
  await expectAccessibleInBothThemes(page, 'one mail');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('No mails yet')).toBeVisible();
  expect(await mailbox.mails()).toEqual([]);
});

test('the page of the mails asks again by itself when told to', async ({ page }) => {
  await page.goto('/__mailbox');
  await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Watch for new mails' }).click();
  await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(1);
});
