import { visit } from '../../browser/support/test';
import { expect, test } from './test';

test('the search finds articles, services and the job', async ({ page }) => {
  await visit(page, '/search');
  const field = page.getByRole('searchbox', { name: 'Search this site' });
  const rows = page.getByRole('heading', { name: 'Results' }).locator('+ ol > li');
  await field.fill('release');
  await expect(rows.filter({ hasText: /^Article/ }).first()).toBeVisible();
  await expect(rows.filter({ hasText: /^Service/ }).first()).toBeVisible();
  await field.fill('full stack');
  await expect(rows.first()).toHaveText(/^JobFull Stack Developer/);
});
