import { expectAccessibleInBothThemes } from './support/accessibility';
import { expect, test, visit, waitForEnhancers } from './support/test';

const PATH = '/blog-details';
const FIELDS = ['Name', 'Email', 'Comment'] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the comment form is disabled, says so, and takes no text', async ({ page }) => {
      await page.goto(PATH);
      if (javaScriptEnabled) await waitForEnhancers(page);
      const form = page.getByRole('form', { name: 'Leave a comment' });
      await form.scrollIntoViewIfNeeded();
      await expect(form).toHaveAccessibleDescription(/comments .* closed/i);
      await expect(page.getByText(/Comments on this note closed/)).toBeVisible();
      for (const name of FIELDS) {
        const field = form.getByRole('textbox', { name });
        await expect(field).toBeVisible();
        await expect(field).toBeDisabled();
        await field.click({ force: true });
        await page.keyboard.type('Hello');
        await expect(field).toHaveValue('');
      }
      await expect(form.getByRole('button', { name: 'Post Comment' })).toBeDisabled();
      await expect(page.getByRole('link', { name: 'Write to us instead' })).toHaveAttribute(
        'href',
        /\/contact$/,
      );
    });

    test('sends nothing at Enter or at a press', async ({ page }) => {
      await page.goto(PATH);
      if (javaScriptEnabled) await waitForEnhancers(page);
      const form = page.getByRole('form', { name: 'Leave a comment' });
      await form.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() || request.method() !== 'GET') sent.push(request.url());
      });
      await form.getByRole('button').click({ force: true });
      await form.getByRole('textbox', { name: 'Name' }).click({ force: true });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(new RegExp(`${PATH}$`));
      expect(sent).toEqual([]);
    });
  });
}

test('sends nothing where a visitor enables its fields by other means', async ({ page }) => {
  await visit(page, PATH);
  const form = page.getByRole('form', { name: 'Leave a comment' });
  expect(await form.evaluate((f: HTMLFormElement) => [...new FormData(f).keys()])).toEqual([]);
  await page.waitForLoadState('networkidle');
  await form.locator('fieldset').evaluate((f: HTMLFieldSetElement) => {
    f.disabled = false;
  });
  await form.getByRole('textbox', { name: 'Name' }).fill('Meera');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Post Comment' }).click();
  await form.evaluate((f: HTMLFormElement) => f.requestSubmit());
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Meera');
});

test('is accessible', async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole('form', { name: 'Leave a comment' }).scrollIntoViewIfNeeded();
  await expectAccessibleInBothThemes(page, 'comments');
});
