import type { Page } from '@playwright/test';
import { consultationForm, openInquiry } from '../../support/forms';
import { standInForRecaptcha } from '../../support/recaptcha';
import { notice, propertiesOfForm } from '../../support/settings';
import { expect, test, visit } from '../../support/test';

// The refusal is in the console.
test.use({ tolerated: /was not sent/ });

/** Each form's page. Other tests set these switches in a page's data: this is what a build writes there. */
const pages = ['/contact', '/job-description/1'];

for (const path of pages) {
  test(`the form of ${path} holds every switch as the tests set it`, async ({ page }) => {
    await page.goto(path);
    expect(await propertiesOfForm(page)).toMatchObject({
      failure: notice,
      delivery: {
        outbox: false,
        timeTrap: 2,
        rateLimit: 5,
        blockHeadless: true,
        recaptchaSiteKey: 'stand-in-site-key',
      },
    });
    await expect(page.locator('[data-enhance="outbox"]')).toHaveCount(0);
  });
}

for (const [path, open] of [
  ['/contact', async (page: Page) => consultationForm(page)],
  ['/job-description/1', openInquiry],
] as const) {
  test(`${path} refuses a browser without a screen, says so, and keeps nothing`, async ({
    page,
    mailbox,
  }) => {
    await standInForRecaptcha(page);
    await visit(page, path);
    const form = await open(page);
    await form.fill();
    await page.waitForFunction(() => performance.now() > 2000);
    const logged = page.waitForEvent('console', (message) => /was not sent/.test(message.text()));
    await form.button.click();
    const [, reason] = (await logged).args();
    expect(await reason?.getProperty('status').then((status) => status.jsonValue())).toBe(451);
    await expect(form.root.getByRole('alert')).toContainText(notice.text);
    expect(await mailbox.mails()).toEqual([]);
    const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
    expect(databases).toBe(0);
  });
}
