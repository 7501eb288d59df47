import { blogDetails } from '@/content/pages/blog-details';
import { recordSubmissions } from './support/requests';
import { expect, test } from './support/test';

const PATH = '/blog-details';
const { commentForm: words } = blogDetails();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the comment form is disabled, says so, takes no text and sends nothing', async ({
      page,
    }) => {
      await page.goto(PATH);
      const form = page.getByRole('form', { name: words.title });
      await form.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const sent = recordSubmissions(page);
      await expect(form).toHaveAccessibleDescription(words.closed);
      await expect(page.getByText(words.closed)).toBeVisible();
      await form.getByRole('button', { name: words.button }).click({ force: true });
      for (const name of Object.values(words.labels)) {
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
