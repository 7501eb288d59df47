import { recordSubmissions } from './support/requests';
import { readWords } from './support/section-words';
import { expect, test, visit } from './support/test';

const PATH = '/blog-details';

test('the comment form is disabled, says so, takes no text and sends nothing', async ({ page }) => {
  await visit(page, PATH);
  const words = readWords('comment-form');
  const form = page.getByRole('form', { name: words.title });
  await form.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const sent = recordSubmissions(page);
  await expect(form).toHaveAccessibleDescription(words.closed);
  await expect(page.getByText(words.closed)).toBeVisible();
  await form.getByRole('button', { name: words.button }).click({ force: true });
  for (const name of Object.values(words.labels)) {
    const field = form.getByRole('textbox', { name });
    await expect(field).toBeDisabled();
    await field.click({ force: true });
    await page.keyboard.type('Hello');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
  }
  const instead = page.getByRole('link', { name: words.instead.label });
  await expect(instead).toHaveAttribute('href', new RegExp(`${words.instead.href}$`));
  expect(sent).toEqual([]);
});
