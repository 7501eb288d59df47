import { mail } from '@/content/site/mail';
import { consultation } from '../../../support/formFacts';
import { forms, openForm } from '../../support/forms';
import { standInForRecaptcha, tickRecaptcha } from '../../support/recaptcha';
import { getFormSettings, notice } from '../../support/settings';
import { expect, test, visit } from '../../support/test';

// The refusal is in the console.
test.use({ tolerated: /was not sent|refuses the forms/, answered: /recaptcha/ });

for (const facts of forms) {
  // Other tests set these switches in a page's data: this is what a build writes there.
  test(`the build writes every switch into the form "${facts.name}"`, async ({ page }) => {
    await page.goto(facts.path);
    const settings = await getFormSettings(page);
    // What is off is left out.
    expect(settings.delivery.outbox).toBeUndefined();
    expect(settings).toMatchObject({
      showsFailure: true,
      delivery: {
        timeTrap: 2,
        rateLimit: 5,
        blockHeadless: true,
        recaptchaSiteKey: 'stand-in-site-key',
      },
    });
    await expect(page.locator('[data-enhance="outbox"]')).toHaveCount(0);
  });

  test(`the form "${facts.name}" refuses a browser without a screen, says so, and keeps nothing`, async ({
    page,
    mailbox,
  }) => {
    await standInForRecaptcha(page);
    await visit(page, facts.path);
    const form = await openForm(page, facts);
    await form.fill();
    await tickRecaptcha(form.root);
    await page.waitForFunction(() => performance.now() > 2000);
    const [, reason] = (await form.sendInVain()).args();
    expect(await reason?.getProperty('status').then((status) => status.jsonValue())).toBe(451);
    await expect(form.root.getByRole('alert')).toContainText(notice.text);
    expect(await mailbox.mails()).toEqual([]);
    const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
    expect(databases).toBe(0);
  });
}

test('reCAPTCHA wants its box ticked, and sends a new token with each mail', async ({
  page,
  mailbox,
}) => {
  // The mail library refuses a browser that a program drives.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  const requested = await standInForRecaptcha(page);
  await visit(page, '/contact');
  const form = await openForm(page, consultation);
  for (const [count, message] of ['One.', 'Two.'].entries()) {
    await form.fill({ Message: message });
    await form.button.click();
    await expect(form.root.getByText(mail().robot)).toBeVisible();
    await expect(form.root.locator('[data-robot] input')).not.toBeChecked();
    expect(await mailbox.mails()).toHaveLength(count);
    await tickRecaptcha(form.root);
    await expect(form.root.getByText(mail().robot)).toHaveCount(0);
    // `timeTrap` and `rateLimit` keep it back before.
    await page.waitForFunction((until) => performance.now() > until, count * 10_000 + 2_000);
    await form.button.click();
    await form.expectDone();
  }
  expect(requested).toHaveLength(1);
  const proofs = (await mailbox.mails()).map(
    ({ fields }) => Object.fromEntries(fields)['g-recaptcha-response'],
  );
  expect(new Set(proofs).size).toBe(2);
  expect(proofs.every((proof) => proof?.startsWith('proof-'))).toBe(true);
});
