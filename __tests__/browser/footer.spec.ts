import { SMOKE } from './support/plain';
import { expect, ready, test } from './support/test';

for (const [footer, path] of [
  [1, '/about-us'],
  [2, '/home-two'],
  [3, '/home-three'],
] as const) {
  test(`the year in footer ${footer} is the visitor's`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-01-05T12:00:00Z'));
    await page.goto(path);
    await ready(page);
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 Rivermark.');
  });
}

test('the clocks tell the time of both offices', { tag: SMOKE }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-05T12:00:00Z'));
  await page.goto('/about-us');
  await ready(page);
  const header = page.getByRole('banner');
  await expect(header).toContainText('Noida 17:30');
  await expect(header).toContainText('Liverpool 12:00');
});
