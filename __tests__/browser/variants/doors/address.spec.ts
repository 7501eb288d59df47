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

for (const facts of forms) {
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

    test('takes a redirect for a success, as the setting says', async ({ page, service }) => {
      service.answers = [302];
      await expectSent({ page, service });
    });

    for (const [status, words] of [
      [422, 'that the service refuses'],
      [0, 'whose line dropped'],
    ] as const) {
      test(`keeps a message ${words}, and any later page sends it once`, async ({
        page,
        service,
      }) => {
        service.answers = [status];
        await visit(page, facts.path);
        const form = await openForm(page, facts);
        await form.fill();
        await form.sendInVain();
        expect(service.received).toEqual([]);
        await visit(page, '/about-us');
        await expect.poll(() => service.received).toEqual([mail]);
        await visit(page, '/team');
        expect(service.received).toHaveLength(1);
      });
    }

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

test('a message that an earlier build kept for EmailJS goes to the address', async ({
  page,
  service,
}) => {
  await page.goto('/licenses.txt');
  await page.evaluate(async () => {
    const opening = indexedDB.open('outbox');
    const entry = {
      id: 'kept',
      letter: {
        fields: [
          ['service_id', 'old'],
          ['template_id', 'old'],
          ['user_id', 'old'],
          ['name', 'Asha'],
          ['subject', 'A till'],
        ],
        delivery: { outbox: true, rateLimit: null, blockHeadless: false, mark: '' },
      },
      since: Date.now() - 1000,
      failures: 1,
      due: Date.now(),
    };
    await new Promise((resolve, reject) => {
      opening.onerror = reject;
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('waiting', { keyPath: 'id' });
        opening.result.createObjectStore('delivered');
        opening.result.createObjectStore('pace');
      };
      opening.onsuccess = () => {
        const tx = opening.result.transaction('waiting', 'readwrite');
        tx.objectStore('waiting').put(entry);
        tx.oncomplete = resolve;
      };
    });
    opening.result.close();
  });
  await visit(page, '/about-us');
  await expect
    .poll(() => service.received)
    .toEqual([[['name', 'Asha'], ['subject', 'A till'], ['message_id', 'kept'], HIDDEN]]);
});

test('the legal pages name the service, and not EmailJS', async ({ page }) => {
  for (const path of ['/privacy-policy', '/terms-condition']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(new URL(FORM_ADDRESS).host);
    await expect(page.getByRole('main')).not.toContainText('EmailJS');
  }
});
