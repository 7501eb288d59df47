import { recordSubmissions } from './support/requests';
import { readWords } from './support/section-words';
import { expect, test, visit } from './support/test';

const PATH = '/blog-details';

test('the comment form is disabled, says so and sends nothing', async ({ page }) => {
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
    await expect(form.getByRole('textbox', { name })).toBeDisabled();
  }
  const instead = page.getByRole('link', { name: words.instead.label });
  await expect(instead).toHaveAttribute('href', new RegExp(`${words.instead.href}$`));
  expect(sent).toEqual([]);
});
