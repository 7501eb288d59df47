import { expectAccessibleInBothThemes } from './support/accessibility';
import { consultationForm, enquiry, valuesOf } from './support/forms';
import { overflowOf } from './support/layout';
import { notice, serveWith } from './support/settings';
import { expect, test, visit } from './support/test';

const PATH = '/contact';

test.describe('when it cannot be sent', () => {
  test.use({ tolerated: /was not sent|Failed to load resource|^4\d\d|^500/ });

  for (const [how, fault, status, text] of [
    ['refuses it', { status: 400, text: 'No user_id' }, 400, 'No user_id'],
    ['forbids it', { status: 403 }, 403, 'Told to fail'],
    ['fails', { status: 500 }, 500, 'Told to fail'],
    ['has had too many', { status: 429 }, 429, 'Told to fail'],
    ['cuts the connection', { drop: true }, 0, 'Network Error'],
  ] as const) {
    test(`because the service ${how}, that is logged and nothing shown`, async ({
      page,
      mailbox,
    }) => {
      await visit(page, PATH);
      const form = consultationForm(page);
      await form.fill();
      await mailbox.fail({ ...fault, times: 9 });
      const logged = page.waitForEvent('console', (message) => /was not sent/.test(message.text()));
      await form.button.click();
      const [, reason] = (await logged).args();
      expect(await reason?.evaluate(({ status, text }) => ({ status, text }))).toEqual({
        status,
        text,
      });
      await expect(form.button).toHaveText('Send Message');
      await expect(form.button).toBeEnabled();
      expect(await valuesOf(form.root)).toEqual(enquiry.map(([, , value]) => value));
      await expect(form.root.getByRole('alert')).toHaveCount(0);
      await expect(form.root.getByRole('status')).toBeEmpty();
    });
  }

  test('because storage is blocked, that is logged and nothing shown', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    await visit(page, PATH);
    const form = consultationForm(page);
    await form.fill();
    const logged = page.waitForEvent('console', (message) => /was not sent/.test(message.text()));
    await form.button.click();
    await logged;
    await expect(form.button).toBeEnabled();
    expect(await valuesOf(form.root)).toEqual(enquiry.map(([, , value]) => value));
  });

  test('an alert says so where that is set, and its button tries again', async ({
    page,
    mailbox,
  }) => {
    await serveWith(page, PATH, () => ({ failure: notice }));
    await visit(page, PATH);
    const form = consultationForm(page);
    await form.fill();
    await mailbox.fail({ status: 400 });
    await form.button.click();
    const alert = form.root.getByRole('alert');
    await expect(alert).toContainText(notice.text);
    await expect(alert.getByRole('link', { name: notice.phone.display })).toHaveAttribute(
      'href',
      notice.phone.href,
    );
    await expect(alert.getByRole('link', { name: notice.email.display })).toHaveAttribute(
      'href',
      notice.email.href,
    );
    await expectAccessibleInBothThemes(page, 'not sent');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toBe(0);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(form.root.getByLabel('Name')).toHaveValue('');
    await expect(alert).toHaveCount(0);
    expect(await mailbox.mails()).toHaveLength(1);
  });

  test('the time trap refuses who is too quick, and takes the next press', async ({
    page,
    mailbox,
  }) => {
    await serveWith(page, PATH, ({ delivery }: { delivery: object }) => ({
      delivery: { ...delivery, timeTrap: 8 },
    }));
    await visit(page, PATH);
    const form = consultationForm(page);
    await form.fill();
    const logged = page.waitForEvent('console', (message) => /timeTrap/.test(message.text()));
    await form.button.click();
    await logged;
    await page.waitForFunction(() => performance.now() > 8000);
    await form.button.click();
    await expect(form.root.getByLabel('Name')).toHaveValue('');
    expect(await mailbox.mails()).toHaveLength(1);
  });

  test('blockHeadless refuses a browser that a program drives', async ({ page, mailbox }) => {
    await serveWith(page, PATH, ({ delivery }: { delivery: object }) => ({
      delivery: { ...delivery, blockHeadless: true },
    }));
    await visit(page, PATH);
    const form = consultationForm(page);
    await form.fill();
    const logged = page.waitForEvent('console', (message) => /was not sent/.test(message.text()));
    await form.button.click();
    await logged;
    expect(await mailbox.mails()).toEqual([]);
  });

  test('rateLimit keeps a second mail back', async ({ page, mailbox }) => {
    await serveWith(page, PATH, ({ delivery }: { delivery: object }) => ({
      delivery: { ...delivery, rateLimit: 600, outbox: false },
    }));
    await visit(page, PATH);
    const form = consultationForm(page);
    await form.fill();
    await form.button.click();
    await expect(form.root.getByLabel('Name')).toHaveValue('');
    await form.fillWith('Message', 'Another.');
    const logged = page.waitForEvent('console', (message) => /was not sent/.test(message.text()));
    await form.button.click();
    await logged;
    expect(await mailbox.mails()).toHaveLength(1);
  });
});
