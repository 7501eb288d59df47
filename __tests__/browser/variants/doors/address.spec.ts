import type { Page } from '@playwright/test';
import { getSentFields } from '../../../support/formFacts';
import { FORM_ADDRESS } from '../../../variants/variants';
import { type FormService, standInForService } from '../../support/form-service';
import { forms, openForm } from '../../support/forms';
import { recordScripts } from '../../support/requests';
import { test as base, expect, visit } from '../../support/test';

/** The field that the service wants with each message. */
const HIDDEN = ['access_key', 'stand-in'];

const test = base.extend<{ service: FormService }>({
  answered: /^https:\/\/forms\.example\.com\//,
  // The console has the reason of a failure.
  tolerated: /was not sent|refuses the forms|forms\.example\.com/,
  service: [
    async ({ page }, use) => {
      await use(await standInForService(page));
    },
    { auto: true },
  ],
});

// The last has all that the others have, and a list of skills.
for (const facts of forms.slice(-1)) {
  test.describe(`with another mail service, the form "${facts.name}"`, () => {
    const mail = [...getSentFields(facts), ['message_id', expect.any(String)], HIDDEN];

    /** Sends the form, and expects one mail. */
    async function expectSent({ page, service }: { page: Page; service: FormService }) {
      await visit(page, facts.path);
      const form = await openForm(page, facts);
      await form.fill();
      await form.button.click();
      await form.expectDone();
      expect(service.received).toEqual([mail]);
    }

    test('posts its fields to the address, and loads nothing of EmailJS', async ({
      page,
      service,
    }) => {
      const readScripts = recordScripts(page);
      await expectSent({ page, service });
      const scripts = await readScripts();
      expect(scripts.filter((text) => text.includes('lib_version'))).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('posts itself to the address', async ({ page, service }) => {
        await page.goto(facts.path);
        const form = await openForm(page, facts);
        await form.fillUnscripted();
        await form.button.click();
        await expect(page).toHaveURL(FORM_ADDRESS);
        const [fields = []] = service.received;
        expect(fields).toEqual(expect.arrayContaining([...getSentFields(facts), HIDDEN]));
        expect(fields.map(([name]) => name)).not.toContain('user_id');
      });
    });
  });
}

test('the legal pages name the service, and not EmailJS', async ({ page }) => {
  for (const path of ['/privacy-policy', '/terms-condition']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(new URL(FORM_ADDRESS).host);
    await expect(page.getByRole('main')).not.toContainText('EmailJS');
  }
});
