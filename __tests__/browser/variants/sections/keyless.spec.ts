import { agency } from '@/content/files/agency';
import { mail } from '@/content/site/mail';
import { expectAccessibleInBothThemes } from '../../support/accessibility';
import { forms, openForm } from '../../support/forms';
import { holdRequests, ISLANDS, recordSubmissions } from '../../support/requests';
import { expect, test, visit } from '../../support/test';

const { display: EMAIL, href: ADDRESS } = agency().email;

// The console has the library's message about the missing key.
test.use({ tolerated: /was not sent/ });

for (const facts of forms) {
  test.describe(`without keys of the mail service, the form "${facts.name}"`, () => {
    test('checks its fields, has the mail address beside its button, says that nothing was sent, logs the library’s message about the key, and keeps its values', async ({
      page,
    }) => {
      await visit(page, facts.path);
      const requested = recordSubmissions(page);
      const form = await openForm(page, facts);
      await expect(form.button).toHaveText(facts.idle);
      await expect(form.root.getByText(mail().fallback)).toHaveText(`${mail().fallback} ${EMAIL}.`);
      await expect(form.root.getByRole('link', { name: EMAIL })).toHaveAttribute('href', ADDRESS);
      await form.button.click();
      await expect(form.root.getByText(facts.required[0]?.[1] ?? '')).toBeVisible();
      await expect(form.getField(facts.labels.name)).toBeFocused();
      await expectAccessibleInBothThemes(page, 'without keys');

      await form.fill();
      const words = await form.root.textContent();
      const values = await form.getValues();
      const message = await form.sendInVain();
      expect(message.text()).toMatch(/was not sent\. The public key is required\. Visit /);
      await expect(form.button).toHaveText(facts.idle);
      expect(await form.root.textContent()).toBe(words);
      expect(await form.getValues()).toEqual(values);
      const alert = form.root.getByRole('alert');
      await expect(alert).toBeVisible();
      await expect(alert).toContainText(mail().failure.text);
      await expect(alert.getByRole('link', { name: EMAIL })).toHaveAttribute('href', ADDRESS);
      await expect(alert.getByRole('button')).toHaveCount(0);
      await expectAccessibleInBothThemes(page, 'with the alert');
      expect(requested).toEqual([]);

      // The outbox keeps nothing, on this page or the next.
      await page.goto('/services');
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    });

    test('says so also after a press before its script', async ({ page }) => {
      const end = await holdRequests(page, ISLANDS);
      await page.goto(facts.path);
      const form = await openForm(page, facts);
      await form.fillUnscripted();
      await form.button.click();
      end('arrive');
      await expect(form.root.getByRole('alert')).toBeVisible();
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('shows the mail address and no button, and requests nothing at Enter', async ({
        page,
      }) => {
        await page.goto(facts.path);
        const form = await openForm(page, facts);
        await expect(form.root.getByRole('link', { name: EMAIL })).toBeVisible();
        await expect(form.button).toBeHidden();
        await form.fillUnscripted();
        const values = await form.getValues();
        const requested = recordSubmissions(page);
        await form.getField(facts.labels.email).press('Enter');
        // As an extension of the browser may send it.
        await form.button.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
        await expect(page).toHaveURL(facts.path);
        await expect(form.root).toBeVisible();
        expect(await form.getValues()).toEqual(values);
        expect(requested).toEqual([]);
      });
    });
  });
}
