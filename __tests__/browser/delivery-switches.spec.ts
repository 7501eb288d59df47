import { mail } from '@/content/site/mail';
import { consultation } from '../support/formFacts';
import { openForm } from './support/forms';
import { standInForRecaptcha, tickRecaptcha } from './support/recaptcha';
import { holdRequests, ISLANDS } from './support/requests';
import { serveWithSwitches } from './support/settings';
import { expect, test, visit } from './support/test';

/** Both forms are delivered by the same code, so the switches are tested on one of them. */
const PATH = '/contact';

test.use({ tolerated: /was not sent|refuses the forms/ });

test('the time trap refuses a form in the first seconds of a page, and rateLimit keeps a second mail back', async ({
  page,
  mailbox,
}) => {
  await page.clock.install();
  const delivery = { timeTrap: 600, rateLimit: 600, outbox: false };
  await serveWithSwitches(page, PATH, { delivery });
  await visit(page, PATH);
  const form = await openForm(page, consultation);
  await form.fill();
  const [, error] = (await form.sendInVain()).args();
  expect(await error?.evaluate(({ message }) => message)).toContain('timeTrap');
  await page.clock.fastForward(600_000);
  await form.button.click();
  await form.expectDone();
  await form.fill({ Message: 'Another.' });
  await form.sendInVain();
  expect(await mailbox.mails()).toHaveLength(1);
});

test.describe('reCAPTCHA', () => {
  // The built page's policy does not allow it. The variant "switches" has it with its own policy.
  test.use({ bypassCSP: true, answered: /recaptcha/ });

  test('wants its box ticked, also after a press before its script, and sends a new token with each mail', async ({
    page,
    mailbox,
  }) => {
    const requested = await standInForRecaptcha(page);
    await serveWithSwitches(page, PATH, {
      delivery: { outbox: false, recaptchaSiteKey: 'a-site-key' },
    });
    const end = await holdRequests(page, ISLANDS);
    await page.goto(PATH);
    const form = await openForm(page, consultation);
    await form.fill();
    await form.button.click();
    end('arrive');
    for (const message of ['One.', 'Two.']) {
      await form.fill({ Message: message });
      await form.button.click();
      await expect(form.root.getByText(mail().robot)).toBeVisible();
      await expect(form.root.getByTitle('a-site-key')).not.toBeChecked();
      expect((await mailbox.mails()).length).toBe(message === 'One.' ? 0 : 1);
      await tickRecaptcha(form.root);
      await expect(form.root.getByText(mail().robot)).toHaveCount(0);
      await form.button.click();
      await form.expectDone();
      // The mail service takes one mail a second.
      await page.waitForFunction((until) => Date.now() > until, Date.now() + 1000);
    }
    expect(requested).toHaveLength(1);
    const proofs = (await mailbox.mails()).map(
      ({ fields }) => Object.fromEntries(fields)['g-recaptcha-response'],
    );
    expect(new Set(proofs).size).toBe(2);
    expect(proofs.every((proof) => proof?.startsWith('proof-'))).toBe(true);
  });
});
