import type { Page } from '@playwright/test';
import { OUTBOX } from '../../components/islands/delivery/entry';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { consultationForm, type Form, openInquiry, valuesOf } from './support/forms';
import { jobs } from './support/routes';
import { serveWithoutKeys } from './support/settings';
import { expect, test, visit } from './support/test';

// What the library says of a missing key is in the console, as it should be.
test.use({ tolerated: /was not sent/ });

const pages: [path: string, open: (page: Page) => Promise<Form>][] = [
  ['/contact', async (page) => consultationForm(page)],
  ...jobs.map((path): (typeof pages)[number] => [path, openInquiry]),
];

for (const [path, open] of pages) {
  test.describe(`without keys, the form of ${path}`, () => {
    test('checks its fields, and is the same form with the mail address beside its button', async ({
      page,
    }) => {
      await serveWithoutKeys(page, path);
      await visit(page, path);
      const form = await open(page);
      await expect(form.button).toHaveText(form.idle);
      await expect(form.root.getByRole('link', { name: /@/ })).toHaveAttribute(
        'href',
        /^mailto:[^?]+@[^?]+$/,
      );
      await form.button.click();
      await expect(form.root.getByText('Name is required')).toBeVisible();
      await expect(form.root.getByLabel('Name')).toBeFocused();
      await expectAccessibleInBothThemes(page, 'without keys');
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await form.root.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    });

    test('logs what the library says of the key, keeps its fields and shows nothing new', async ({
      page,
      mailbox,
    }) => {
      const posted: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
      await serveWithoutKeys(page, path);
      await visit(page, path);
      const form = await open(page);
      await form.fill();
      const words = await form.root.textContent();
      const values = await valuesOf(form.root);
      const logged = page.waitForEvent('console', (message) =>
        /was not sent\. The public key is required\. Visit /.test(message.text()),
      );
      await form.button.click();
      await logged;
      await expect(form.button).toBeEnabled();
      await expect(form.root).toBeVisible();
      expect(await form.root.textContent()).toBe(words);
      expect(await valuesOf(form.root)).toEqual(values);

      // The outbox was not even opened, on this page or the next.
      await page.goto('/services/devops');
      expect(await page.evaluate((key) => localStorage.getItem(key), OUTBOX)).toBeNull();
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
      expect(posted).toEqual([]);
      expect(await mailbox.mails()).toEqual([]);
    });
  });
}
