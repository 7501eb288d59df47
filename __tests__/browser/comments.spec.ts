import { blogDetails } from '@/content/pages/blog-details';
import { recordSubmissions } from './support/requests';
import { expect, test, visit, waitForEnhancers } from './support/test';

const PATH = '/blog-details';
const { commentForm: words } = blogDetails();
const FIELDS = Object.values(words.labels);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the comment form is disabled, says so, takes no text and sends nothing', async ({
      page,
    }) => {
      await page.goto(PATH);
      if (javaScriptEnabled) await waitForEnhancers(page);
      const form = page.getByRole('form', { name: words.title });
      await form.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const sent = recordSubmissions(page);
      await expect(form).toHaveAccessibleDescription(words.closed);
      await expect(page.getByText(words.closed)).toBeVisible();
      const button = form.getByRole('button', { name: words.button });
      await expect(button).toBeDisabled();
      await button.click({ force: true });
      for (const name of FIELDS) {
        const field = form.getByRole('textbox', { name });
        await expect(field).toBeVisible();
        await expect(field).toBeDisabled();
        await field.click({ force: true });
        await page.keyboard.type('Hello');
        await page.keyboard.press('Enter');
        await expect(field).toHaveValue('');
      }
      await expect(page.getByRole('link', { name: words.instead.label })).toHaveAttribute(
        'href',
        new RegExp(`${words.instead.href}$`),
      );
      await expect(page).toHaveURL(new RegExp(`${PATH}$`));
      expect(sent).toEqual([]);
    });
  });
}

test('sends nothing where a visitor enables its fields by other means', async ({ page }) => {
  await visit(page, PATH);
  const form = page.getByRole('form', { name: words.title });
  expect(await form.evaluate((f: HTMLFormElement) => [...new FormData(f).keys()])).toEqual([]);
  await page.waitForLoadState('networkidle');
  await form.locator('fieldset').evaluate((f: HTMLFieldSetElement) => {
    f.disabled = false;
  });
  await form.getByRole('textbox', { name: words.labels.name }).fill('Meera');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: words.button }).click();
  await form.evaluate((f: HTMLFormElement) => f.requestSubmit());
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(form.getByRole('textbox', { name: words.labels.name })).toHaveValue('Meera');
});
