import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { addSkill, inquiry, openInquiry, valuesOf } from './support/forms';
import { holdIslands } from './support/islands';
import { jobs } from './support/routes';
import { notice, serveWith } from './support/settings';
import { SMOKE } from './support/smoke';
import { expect, test, visit } from './support/test';

const PATH = jobs[0] ?? '';

for (const [label, value, message] of [
  ['Name', '', 'Name is required'],
  ['Email', '', 'Email is required'],
  ['Email', 'asha@', 'Email is not valid'],
  ['Job role', '', 'Job role is required'],
  ['Contact number', '', 'Contact number is required'],
  ['Contact number', '98765 4321', 'Contact number must be exactly 10 digits'],
  ['Contact number', '12345678901', 'Contact number must be exactly 10 digits'],
  ['Cover letter', '', 'Cover letter is required'],
  ['Cover letter', 'Nine char', 'Cover letter should be at least 10 characters long'],
] as const) {
  test(`${label} "${value}": ${message}, until the field is edited`, async ({ page, mailbox }) => {
    await visit(page, PATH);
    const form = await openInquiry(page);
    await form.fillWith(label, value);
    await form.button.click();
    const field = form.root.getByLabel(label, { exact: true });
    await expect(form.root.getByText(message, { exact: true })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(
      label === 'Contact number' ? `${message} 10 digits, no spaces or country code` : message,
    );
    await expect(form.root.locator('[aria-invalid]')).toHaveCount(1);
    await page.keyboard.type('x');
    await expect(form.root.getByText(message)).toHaveCount(0);
    expect(await mailbox.mails()).toEqual([]);
  });
}

test('a list without a skill gets a message, until one is added', async ({ page }) => {
  await visit(page, PATH);
  const form = await openInquiry(page);
  await form.fill();
  await form.root.getByRole('button', { name: 'Remove React' }).click();
  const entry = form.root.getByRole('textbox', { name: 'Skill' });
  await expect(entry).toBeFocused();
  await form.button.click();
  await expect(form.root.getByText('At least one skill is required')).toBeVisible();
  await expect(entry).toBeFocused();
  await expect(entry).not.toHaveAttribute('name');
  await addSkill(form.root, 'Git');
  await expect(form.root.getByText('At least one skill is required')).toHaveCount(0);
});

test('skills are added once, by button or by Enter, and taken away', async ({ page }) => {
  await visit(page, PATH);
  const form = await openInquiry(page);
  const entry = form.root.getByRole('textbox', { name: 'Skill' });
  const add = form.root.getByRole('button', { name: 'Add Skill' });
  await entry.focus();
  await expect(add).toBeDisabled();
  await entry.fill('   ');
  await expect(add).toBeDisabled();
  for (const skill of ['React', 'Node.js', 'React']) {
    await addSkill(form.root, skill);
    await expect(entry).toHaveValue('');
    await expect(entry).toBeFocused();
    await expect(add).toBeDisabled();
  }
  await entry.fill('C, C++');
  await page.keyboard.press('Enter');
  const remove = form.root.getByRole('button', { name: /^Remove / });
  await expect(remove).toHaveCount(3);
  await form.root.getByRole('button', { name: 'Remove Node.js' }).click();
  await expect(form.root.locator('input[name="skills"]')).toHaveValue('React, C, C++');
});

/** Notes what a button of a dialog says, and when the dialog closes, in milliseconds. */
async function noteWords(button: Locator) {
  const notes = await button.evaluateHandle((element) => {
    const found: { words: string; at: number }[] = [];
    const note = (words: string) => {
      if (found.at(-1)?.words !== words) found.push({ words, at: performance.now() });
    };
    new MutationObserver(() => note(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    element.closest('dialog')?.addEventListener('close', () => note('closed'));
    return found;
  });
  return () => notes.jsonValue();
}

test('sent, it reads "Submitted" for a second, closes, and opens empty', { tag: SMOKE }, async ({
  page,
  mailbox,
}) => {
  await visit(page, PATH);
  const form = await openInquiry(page);
  await form.fill();
  await addSkill(form.root, 'Node.js');
  await mailbox.fail({ delay: 2500 });
  const said = await noteWords(form.button);
  await form.button.click();
  await expect(form.button).toHaveText('Submitting...');
  await expect(form.button).toBeDisabled();
  await expect(form.button).toHaveText('Submitted');
  // Another press in that second changes nothing.
  await form.button.click();
  await expect(form.root).toBeHidden();
  const notes = await said();
  expect(notes.slice(0, 2).map(({ words }) => words)).toEqual(['Submitting...', 'Submitted']);
  const timeOf = (wanted: string) => notes.find(({ words }) => words === wanted)?.at ?? Number.NaN;
  expect(timeOf('closed') - timeOf('Submitted')).toBeGreaterThan(950);
  expect((await mailbox.mails()).map(({ fields }) => fields.slice(0, 6))).toEqual([
    [...inquiry.map(([name, , value]) => [name, value]), ['skills', 'React, Node.js']],
  ]);

  const again = await openInquiry(page);
  await expect(again.button).toHaveText('Submit Inquiry');
  expect(await valuesOf(again.root)).toEqual(['', '', '', '', '', '']);
  await expect(again.root.locator('[aria-invalid]')).toHaveCount(0);
  await expect(again.root.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});

test('closed and opened again while it reads "Submitted", it stays open', async ({ page }) => {
  await page.clock.install();
  await visit(page, PATH);
  const form = await openInquiry(page);
  await form.fill();
  await form.button.click();
  await expect(form.button).toHaveText('Submitted');
  await page.keyboard.press('Escape');
  await expect(form.root).toBeHidden();
  const again = await openInquiry(page);
  await expect(again.button).toHaveText('Submit Inquiry');
  await page.clock.runFor(3000);
  await expect(again.root).toBeVisible();
});

test('is a modal dialog: focus in and back, Escape, backdrop, and the page stands still', {
  tag: SMOKE,
}, async ({ page }) => {
  await visit(page, PATH);
  const apply = page.getByRole('button', { name: 'Apply Now' }).first();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  ]) {
    const { root } = await openInquiry(page);
    await expect(root).toHaveAccessibleName('Take the desk');
    await expect(root.getByLabel('Name')).toBeFocused();
    expect(await root.evaluate((box) => box.matches(':modal'))).toBe(true);
    const at = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
    expect(await page.evaluate(() => scrollY)).toBe(at);
    await close();
    await expect(root).toBeHidden();
    await expect(apply).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  }
});

test('a selection that is dragged out of a field does not close it', async ({ page }) => {
  await visit(page, PATH);
  const { root } = await openInquiry(page);
  const field = root.getByLabel('Name');
  await field.fill('Asha Rao');
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not there.');
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(3, 3);
  await page.mouse.up();
  await expect(root).toBeVisible();
});

test('can be opened, filled and sent by keyboard alone', async ({ page, mailbox }) => {
  await visit(page, PATH);
  await page.getByRole('button', { name: 'Apply Now' }).first().focus();
  await page.keyboard.press('Enter');
  const root = page.getByRole('dialog');
  await expect(root.getByLabel('Name')).toBeFocused();
  for (const [, label, value] of inquiry) {
    await expect(root.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(root.getByRole('textbox', { name: 'Skill' })).toBeFocused();
  await page.keyboard.type('React');
  await page.keyboard.press('Enter');
  const remove = root.getByRole('button', { name: 'Remove React' });
  await expect(remove).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(root).toBeHidden();
  expect(await mailbox.mails()).toHaveLength(1);
});

test('keeps a skill that is entered while its scripts are on their way', async ({ page }) => {
  const end = await holdIslands(page);
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const skill = page.getByRole('textbox', { name: 'Skill' });
  await skill.click();
  await page.keyboard.type('React');
  await page.keyboard.press('Enter');
  end('arrive');
  await expect(page.getByRole('button', { name: 'Remove React' })).toBeVisible();
  await expect(skill).toHaveValue('');
  await expect(skill).toBeFocused();
  await expect(page.getByRole('dialog').locator('[aria-invalid="true"]')).toHaveCount(0);
});

test('works at 200% zoom', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await visit(page, PATH);
  const form = await openInquiry(page);
  await form.button.scrollIntoViewIfNeeded();
  await form.button.click();
  await expect(form.root.getByText('Name is required')).toBeInViewport();
  expect(await form.root.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('a program that fills what nobody sees is told of success, and nothing leaves', async ({
  page,
  mailbox,
}) => {
  await visit(page, PATH);
  const form = await openInquiry(page);
  await form.fill();
  await form.root.locator('[data-trap]').fill('https://spam.example');
  await form.button.click();
  await expect(form.root).toBeHidden();
  expect(await mailbox.mails()).toEqual([]);
});

test('a very long letter, role and list of skills are mailed whole', async ({ page, mailbox }) => {
  await visit(page, PATH);
  const form = await openInquiry(page);
  const letter = 'म'.repeat(13_000);
  const role = 'Engineer '.repeat(100);
  await form.fillWith('Cover letter', letter);
  await form.root.getByLabel('Job role').fill(role);
  const skills = Array.from({ length: 12 }, (_, i) => `${i}${'म'.repeat(200)}`);
  for (const skill of skills) await addSkill(form.root, skill);
  await form.button.click();
  await expect(form.root).toBeHidden();
  const [mail] = await mailbox.mails();
  const fields = Object.fromEntries(mail?.fields ?? []);
  expect(fields.cover_letter).toBe(letter);
  expect(fields.job_role).toBe(role);
  expect(fields.skills).toBe(['React', ...skills].join(', '));
});

test('only what the mail service would refuse as too large gets a message', async ({
  page,
  mailbox,
}) => {
  await visit(page, PATH);
  const form = await openInquiry(page);
  const letter = 'x'.repeat(50_000);
  await form.fillWith('Cover letter', letter);
  await form.button.click();
  const field = form.root.getByLabel('Cover letter');
  await expect(field).toHaveAccessibleDescription(
    'Too long to send. Please shorten this by about 100 characters.',
  );
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(letter);
  expect(await mailbox.mails()).toEqual([]);
});

test.describe('when it cannot be sent', () => {
  test.use({ tolerated: /was not sent|Failed to load resource|^500|^400/ });

  const values = [...inquiry.map(([, , value]) => value), 'React'];

  async function failTo(page: Page) {
    const form = await openInquiry(page);
    await form.fill();
    const logged = page.waitForEvent('console', (message) => /was not sent/.test(message.text()));
    await form.button.click();
    await logged;
    await expect(form.button).toHaveText('Submit Inquiry');
    await expect(form.button).toBeEnabled();
    await expect(form.root).toBeVisible();
    expect(await valuesOf(form.root)).toEqual(values);
    return form;
  }

  for (const [how, fault] of [
    ['refuses it', { status: 400 }],
    ['fails', { status: 500 }],
    ['cuts the connection', { drop: true }],
  ] as const) {
    test(`because the service ${how}, it stays as it is`, async ({ page, mailbox }) => {
      await visit(page, PATH);
      await mailbox.fail({ ...fault, times: 9 });
      const form = await failTo(page);
      await expect(form.root.getByRole('alert')).toHaveCount(0);
    });
  }

  test('an alert says so where that is set, and its button tries again', async ({
    page,
    mailbox,
  }) => {
    await serveWith(page, PATH, () => ({ failure: notice }));
    await visit(page, PATH);
    await mailbox.fail({ status: 400 });
    const form = await failTo(page);
    const alert = form.root.getByRole('alert');
    await expect(alert).toContainText(notice.text);
    await expectAccessibleInBothThemes(page, 'inquiry not sent');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(form.root).toBeHidden();
    expect(await mailbox.mails()).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, checks its fields, and posts itself', async ({ page, mailbox }) => {
    await page.goto(PATH);
    await expect(page.getByText('Apply by Email')).toBeHidden();
    const { root, button } = await openInquiry(page);
    await button.click();
    await expect(root.locator(':is(input, textarea):invalid')).toHaveCount(6);
    await expect(page).toHaveURL(PATH);
    await expect(root.getByRole('button', { name: 'Add Skill' })).toBeHidden();
    for (const [, label, value] of inquiry)
      await root.getByLabel(label, { exact: true }).fill(value);
    await root.getByRole('textbox', { name: 'Skill' }).fill('React, Node.js');
    await button.click();
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    const [mail] = await mailbox.mails();
    expect(Object.fromEntries(mail?.fields ?? [])).toEqual({
      ...Object.fromEntries(inquiry.map(([name, , value]) => [name, value])),
      skills: 'React, Node.js',
      service_id: 'stand-in-service',
      template_id: 'stand-in-inquiry',
      user_id: 'stand-in-key',
    });
  });
});
