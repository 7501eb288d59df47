import { open } from '../../browser/support/dialogs';
import { visit } from '../../browser/support/test';
import { expect, test } from './test';

test('the contact panel has what the specification lists', async ({ page }) => {
  await visit(page, '/about-us');
  const panel = await open(page, 'contact');
  await expect(panel).toContainText('hello@rivermark.example');
  await expect(panel).toContainText('Liverpool');
  await expect(panel).toContainText('7 days a week');
  await expect(panel).toContainText('10:00 am to 6:00 pm');
  await expect(panel.getByRole('heading', { name: 'Need Help Choosing a Plan?' })).toBeVisible();
  for (const name of ['Contact', 'Support', 'Documentation', 'Chat with us']) {
    await expect(panel.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      /\/contact$/,
    );
  }
  await expect(panel.locator('a[href$="/project-details"]')).toBeVisible();
});
