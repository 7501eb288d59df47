import { expectAccessibleInBothThemes } from './support/accessibility';
import { consultationForm, enquiry, valuesOf } from './support/forms';
import { holdIslands } from './support/islands';
import { overflowOf } from './support/layout';
import { standInForRecaptcha } from './support/recaptcha';
import { serveWith } from './support/settings';
import { SMOKE } from './support/smoke';
import { expect, test, visit } from './support/test';

const PATH = '/contact';
const IDS = [
  ['lib_version', '4.4.1'],
  ['service_id', 'stand-in-service'],
  ['template_id', 'stand-in-consultation'],
  ['user_id', 'stand-in-key'],
];
const PHONE_RULE = '10 digits, no spaces or country code';
const SENT = 'Your message was sent. We reply within one working day.';

for (const [label, value, message] of [
  ['Name', '', 'Name is required'],
  ['Name', '   ', 'Name is required'],
  ['Email Address', '', 'Email is required'],
  ['Email Address', 'asha', 'Email is invalid'],
  ['Email Address', 'asha@shop', 'Email is invalid'],
  ['Phone', '', 'Number is required'],
  ['Phone', '123456789', 'Phone number must be of 10 digits'],
  ['Phone', '12345678901', 'Phone number must be of 10 digits'],
  ['Phone', '98765 43210', 'Phone number must be of 10 digits'],
  ['Phone', '+919876543', 'Phone number must be of 10 digits'],
] as const) {
  test(`${label} "${value}": ${message}`, async ({ page, mailbox }) => {
    await visit(page, PATH);
    const form = consultationForm(page);
    await form.fillWith(label, value);
    await form.button.click();
    const field = form.root.getByLabel(label, { exact: true });
    await expect(form.root.getByText(message, { exact: true })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      label === 'Phone' ? `${message} ${PHONE_RULE}` : message,
    );
    await expect(form.root.locator('[aria-invalid]')).toHaveCount(1);

    const right = enquiry.find((entry) => entry[1] === label)?.[2] ?? '';
    await field.fill(right);
    await expect(form.root.getByText(message)).toHaveCount(0);
    await expect(field).not.toHaveAttribute('aria-invalid');
    expect(await mailbox.mails()).toEqual([]);
  });
}

test('sends exactly its fields, says so meanwhile, and is empty afterwards', {
  tag: SMOKE,
}, async ({ page, mailbox }) => {
  await visit(page, PATH);
  const form = consultationForm(page);
  await form.button.click();
  await expect(form.root.getByText('Name is required')).toBeVisible();
  await form.fill();
  await mailbox.fail({ delay: 2500 });
  const status = form.root.getByRole('status');
  await form.button.click();
  await expect(form.button).toHaveText('Submitting...');
  await expect(form.button).toBeDisabled();
  await expect(status).toBeEmpty();
  await expect(form.button).toHaveText('Send Message');
  await expect(form.button).toBeEnabled();
  await expect(status).toHaveText(SENT);
  expect(await valuesOf(form.root)).toEqual(['', '', '', '', '']);
  await expect(form.root.locator('[aria-invalid]')).toHaveCount(0);
  const fields = enquiry.map(([name, , value]) => [name, value]);
  expect((await mailbox.mails()).map((mail) => mail.fields)).toEqual([[...fields, ...IDS]]);
  await expect(page).toHaveURL(PATH);
  await form.root.getByLabel('Subject').fill('Another');
  await expect(status).toBeEmpty();
});

test('the phone’s rule stands there before anybody breaks it', async ({ page }) => {
  await visit(page, PATH);
  const { root } = consultationForm(page);
  await expect(root.getByText(PHONE_RULE)).toBeVisible();
  await expect(root.getByLabel('Phone')).toHaveAccessibleDescription(PHONE_RULE);
});

test('nothing moves when it says that it was sent', async ({ page }) => {
  await visit(page, '/');
  const form = consultationForm(page);
  const status = form.root.getByRole('status');
  const heights = async () => {
    const found: [width: number, height: number | undefined][] = [];
    for (const width of [320, 390, 560, 701, 768, 1024, 1081, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      found.push([width, (await form.root.boundingBox())?.height]);
    }
    return found;
  };
  const before = await heights();
  await form.fill();
  await form.button.click();
  await expect(status).toHaveText(SENT);
  expect(await heights()).toEqual(before);
  await expectAccessibleInBothThemes(page, 'sent');
});

for (const path of ['/', '/home-two', '/home-three', '/about-us', '/contact']) {
  test(`the form at ${path} links to the privacy policy`, async ({ page }) => {
    await visit(page, path);
    await consultationForm(page).root.getByRole('link', { name: 'privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  });
}

test('a program that fills what nobody sees gets an empty form, and nothing leaves', async ({
  page,
  mailbox,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await visit(page, PATH);
  const form = consultationForm(page);
  const trap = form.root.locator('[data-trap]');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(form.root.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await form.fill();
  await trap.fill('https://spam.example');
  await form.button.click();
  await expect(form.root.getByLabel('Name')).toHaveValue('');
  await expect(form.button).toHaveText('Send Message');
  await expect(form.root.getByRole('status')).toBeEmpty();
  expect(sent).toEqual([]);
  expect(await mailbox.mails()).toEqual([]);
});

test('can be filled and sent by keyboard alone', async ({ page, mailbox }) => {
  await visit(page, PATH);
  const form = consultationForm(page);
  await form.root.getByLabel('Name').focus();
  const [first, ...others] = enquiry;
  await page.keyboard.type(first?.[2] ?? '');
  for (const [, , value] of others) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Tab');
  await expect(form.button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.root.getByLabel('Name')).toHaveValue('');
  expect(await mailbox.mails()).toHaveLength(1);
});

test('the focus comes back to Send, unless it went elsewhere meanwhile', async ({
  page,
  mailbox,
}) => {
  await visit(page, PATH);
  const form = consultationForm(page);
  await form.fill();
  await mailbox.fail({ delay: 2500 });
  await form.button.press('Enter');
  await expect(form.button).toBeDisabled();
  await expect(form.button).toBeFocused();
  await expect(form.root.getByLabel('Name')).toHaveValue('');
  await form.fill();
  await form.root.getByLabel('Subject').fill('Another till');
  await mailbox.fail({ delay: 2500 });
  await form.button.press('Enter');
  await expect(form.button).toBeDisabled();
  const phone = form.root.getByLabel('Phone');
  await phone.focus();
  await expect(form.root.getByLabel('Name')).toHaveValue('');
  await expect(phone).toBeFocused();
});

test('a button’s words stand above the flood of its hover', async ({ page }) => {
  await visit(page, PATH);
  const { button } = consultationForm(page);
  await button.hover();
  const isSeen = await button.evaluate((element) => {
    const words = document.createRange();
    words.selectNode(element.firstChild ?? element);
    const { left, top, width, height } = words.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
  expect(isSeen).toBe(true);
});

test('works at 200% zoom', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await visit(page, PATH);
  const form = consultationForm(page);
  await form.button.click();
  await expect(form.root.getByText('Name is required')).toBeInViewport();
  await expect(form.root.getByLabel('Name')).toBeInViewport();
  expect(await overflowOf(page)).toBe(0);
});

test('a very long subject and message are mailed whole', async ({ page, mailbox }) => {
  await visit(page, PATH);
  const form = consultationForm(page);
  await form.fill();
  const subject = 'Tills '.repeat(500);
  const message = `${'म'.repeat(60)}\n`.repeat(250);
  await form.root.getByLabel('Subject').fill(subject);
  await form.root.getByLabel('Message').fill(message);
  await form.button.click();
  await expect(form.root.getByLabel('Name')).toHaveValue('');
  const [mail] = await mailbox.mails();
  const fields = Object.fromEntries(mail?.fields ?? []);
  expect(fields.subject).toBe(subject);
  expect(fields.message).toBe(message.replaceAll('\n', '\r\n'));
});

test('only what the mail service would refuse as too large gets a message, and is kept', async ({
  page,
  mailbox,
}) => {
  await visit(page, PATH);
  const form = consultationForm(page);
  const text = 'म'.repeat(17_000);
  await form.fillWith('Message', text);
  await form.button.click();
  const message = form.root.getByLabel('Message');
  const words = 'Too long to send. Please shorten this by about 400 characters.';
  await expect(message).toHaveAccessibleDescription(words);
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(text);
  expect(await mailbox.mails()).toEqual([]);
  await message.fill('म'.repeat(16_600));
  await expect(form.root.getByText(words)).toHaveCount(0);
  await form.button.click();
  await expect(form.root.getByLabel('Name')).toHaveValue('');
  expect(await mailbox.mails()).toHaveLength(1);
});

for (const [what, value] of [
  ['a script', '<script>alert(1)</script><img src=x onerror=alert(2)>'],
  ['quotes', `"double" 'single' \`back\` \\ {{template}} &amp; %20`],
  ['right to left', 'مرحبا بالعالم \u202Eabc'],
  ['emoji', '👩🏽‍💻 🇮🇳 e\u0301'],
  ['a null byte', 'before\u0000after'],
  ['mail headers', 'x\nBcc: eve@example.com\n\n.\nQUIT'],
] as const) {
  test(`${what} in the message reaches the mail as it is`, async ({ page, mailbox }) => {
    page.on('dialog', () => {
      throw new Error('Something was executed.');
    });
    await visit(page, PATH);
    const form = consultationForm(page);
    await form.fill();
    // As a paste leaves it: typing has no null byte.
    await form.root.getByLabel('Message').evaluate((field: HTMLTextAreaElement, text) => {
      field.value = text;
    }, value);
    await form.button.click();
    await expect(form.root.getByLabel('Name')).toHaveValue('');
    const [mail] = await mailbox.mails();
    const message = mail?.fields.find(([name]) => name === 'message')?.[1];
    expect(message).toBe(value.replaceAll('\n', '\r\n'));
    await page.goto('/__mailbox');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
}

test('a mail header in the address gets a message', async ({ page, mailbox }) => {
  await visit(page, PATH);
  const form = consultationForm(page);
  await form.fillWith('Email Address', 'asha@example.com\r\nBcc: eve@example.com');
  await form.button.click();
  await expect(form.root.getByText('Email is invalid', { exact: true })).toBeVisible();
  expect(await mailbox.mails()).toEqual([]);
});

test.describe('with reCAPTCHA', () => {
  // What its policy then allows is in the policy's own tests.
  test.use({ bypassCSP: true });

  test('its proof travels with the form, and each serves once', async ({ page, mailbox }) => {
    const requested = await standInForRecaptcha(page);
    await serveWith(page, PATH, ({ delivery }: { delivery: object }) => ({
      delivery: { ...delivery, outbox: false, recaptchaSiteKey: 'a-site-key' },
    }));
    await visit(page, PATH);
    expect(requested).toEqual([]);
    const form = consultationForm(page);
    for (const message of ['One.', 'Two.']) {
      await form.fillWith('Message', message);
      await expect(form.root.getByTitle('a-site-key')).toBeVisible();
      await form.button.click();
      await expect(form.root.getByLabel('Name')).toHaveValue('');
      // The service takes one a second.
      await page.waitForFunction((until) => Date.now() > until, Date.now() + 1000);
    }
    expect(requested).toHaveLength(1);
    const proofs = (await mailbox.mails()).map(
      ({ fields }) => fields.find(([name]) => name === 'g-recaptcha-response')?.[1],
    );
    expect(new Set(proofs).size).toBe(2);
    expect(proofs.every((proof) => proof?.startsWith('proof-'))).toBe(true);
  });
});

test.describe('while its scripts are on their way', () => {
  test('a press of Send is held, and shows the messages once they are there', async ({ page }) => {
    const end = await holdIslands(page);
    await page.goto(PATH);
    const form = consultationForm(page);
    await form.button.click();
    end('arrive');
    await expect(form.root.getByText('Name is required')).toBeVisible();
    await expect(form.root.getByText('Number is required')).toBeVisible();
    await expect(page).toHaveURL(PATH);
  });

  test('pressed twice, it is sent once', async ({ page, mailbox }) => {
    const end = await holdIslands(page);
    await page.goto(PATH);
    const form = consultationForm(page);
    await form.fill();
    await form.button.click();
    await form.button.click();
    expect(await mailbox.mails()).toEqual([]);
    end('arrive');
    await expect(form.root.getByLabel('Name')).toHaveValue('');
    const mails = await mailbox.mails();
    expect(mails.map((mail) => mail.fields.length)).toEqual([enquiry.length + IDS.length]);
    await expect(page).toHaveURL(PATH);
  });

  test.describe('and never come', () => {
    test.use({ tolerated: /./ });

    test('the form posts itself', async ({ page, mailbox }) => {
      const end = await holdIslands(page);
      await page.goto(PATH);
      const form = consultationForm(page);
      await form.fill();
      await form.button.click();
      end('fail');
      await expect(page.getByText('OK', { exact: true })).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
      const mails = await mailbox.mails();
      expect(mails.map((mail) => mail.fields.length)).toEqual([enquiry.length + 3]);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks the fields, and the form posts itself', async ({ page, mailbox }) => {
    await page.goto(PATH);
    const form = consultationForm(page);
    await form.button.click();
    await expect(form.root.locator(':is(input, textarea):invalid')).toHaveCount(3);
    await expect(page).toHaveURL(PATH);
    await form.fill();
    await form.button.click();
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    const [mail] = await mailbox.mails();
    const sent = Object.fromEntries(mail?.fields ?? []);
    expect(sent).toEqual(
      Object.fromEntries([...enquiry.map(([name, , value]) => [name, value]), ...IDS.slice(1)]),
    );
  });
});
