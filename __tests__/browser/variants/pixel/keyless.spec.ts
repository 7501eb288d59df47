import { agency } from '@/content/files/agency';
import { mail } from '@/content/words/mail';
import { expectAccessibleInBothThemes } from '../../support/accessibility';
import { forms, openForm } from '../../support/forms';
import { holdRequests, ISLANDS, recordPosts, recordSubmissions } from '../../support/requests';
import { expect, test, visit } from '../../support/test';

const { display: EMAIL, href: ADDRESS } = agency().email;

// The console has the library's message about the missing key.
test.use({ tolerated: /was not sent/ });

for (const facts of forms) {
  test.describe(`without keys of the mail service, the form "${facts.name}"`, () => {
    test('checks its fields, and has the mail address beside its button', async ({ page }) => {
      await visit(page, facts.path);
      const form = await openForm(page, facts);
      await expect(form.button).toHaveText(facts.idle);
      await expect(form.root.getByText(mail().fallback)).toHaveText(`${mail().fallback} ${EMAIL}.`);
      await expect(form.root.getByRole('link', { name: EMAIL })).toHaveAttribute('href', ADDRESS);
      await form.button.click();
      await expect(form.root.getByText('Name is required')).toBeVisible();
      await expect(form.getField('Name')).toBeFocused();
      await expectAccessibleInBothThemes(page, 'without keys');
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await form.root.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    });

    test('logs the library’s message about the key, keeps its values and shows nothing new', async ({
      page,
    }) => {
      const posted = recordPosts(page);
      await visit(page, facts.path);
      const form = await openForm(page, facts);
      await form.fill();
      const words = await form.root.textContent();
      const values = await form.getValues();
      const message = await form.sendInVain();
      expect(message.text()).toMatch(/was not sent\. The public key is required\. Visit /);
      await expect(form.button).toHaveText(facts.idle);
      await expect(form.root).toBeVisible();
      expect(await form.root.textContent()).toBe(words);
      expect(await form.getValues()).toEqual(values);

      // The outbox keeps nothing, on this page or the next.
      await page.goto('/services');
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
      expect(posted).toEqual([]);
    });

    test('keeps a press of its button until its scripts arrive', async ({ page }) => {
      const end = await holdRequests(page, ISLANDS);
      await page.goto(facts.path);
      const form = await openForm(page, facts);
      await form.button.click();
      end('arrive');
      for (const [, message] of facts.required) {
        await expect(form.root.getByText(message)).toBeVisible();
      }
    });

    test.describe('if its scripts do not arrive', () => {
      test.use({ tolerated: /./ });

      test('requests nothing, keeps its values and stays open', async ({ page }) => {
        await visit(page, facts.path);
        await page.route(ISLANDS, (route) => route.abort());
        const failed = page.waitForEvent('console', (message) =>
          message.text().startsWith('A part of the page did not load'),
        );
        const form = await openForm(page, facts);
        const requested = recordSubmissions(page);
        await form.fillUnscripted();
        await failed;
        const values = await form.getValues();
        await form.button.click();
        await expect(form.root).toBeVisible();
        expect(await form.getValues()).toEqual(values);
        await expect(page).toHaveURL(facts.path);
        expect(requested).toEqual([]);
      });
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
