import { agency } from '@/content/files/agency';
import { mail } from '@/content/site/mail';
import { expectAccessibleInBothThemes } from '../../support/accessibility';
import { forms, openForm } from '../../support/forms';
import { recordSubmissions } from '../../support/requests';
import { expect, test, visit } from '../../support/test';

const { display: EMAIL, href: ADDRESS } = agency().email;

// The console has the library's message about the missing key.
test.use({ tolerated: /was not sent/ });

for (const facts of forms) {
  test.describe(`without keys of the mail service, the form "${facts.name}"`, () => {
    test('checks its fields, has the mail address beside its button, logs the library’s message about the key, and keeps its values', async ({
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
      expect(requested).toEqual([]);

      // The outbox keeps nothing, on this page or the next.
      await page.goto('/services');
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
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
