import { visit } from '../../browser/support/test';
import { expect, test } from './test';

test('the clocks show the time in Noida and in Liverpool', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-05T12:00:00Z'));
  await visit(page, '/about-us');
  const header = page.getByRole('banner');
  await expect(header).toContainText('Noida 17:30');
  await expect(header).toContainText('Liverpool 12:00');
});
