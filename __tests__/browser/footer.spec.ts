import type { Locator } from '@playwright/test';
import { agency } from '@/content/files/agency';
import { site } from '@/content/words/site';
import { SMOKE } from './support/smoke';
import { expect, scrollTo, test, visit } from './support/test';

for (const [footer, path] of [
  [1, '/about-us'],
  [2, '/home-two'],
  [3, '/home-three'],
] as const) {
  test(`footer ${footer} shows the visitor's year`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-01-05T12:00:00Z'));
    await visit(page, path);
    await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${agency().name}.`);
  });
}

for (const browser of ['a browser', 'a browser without Temporal']) {
  test(`the clocks of header and footer show the time in ${browser} before anybody scrolls`, {
    tag: SMOKE,
  }, async ({ page }) => {
    if (browser === 'a browser without Temporal')
      await page.addInitScript('delete globalThis.Temporal');
    const now = new Date('2031-01-05T12:00:00Z');
    await page.clock.setFixedTime(now);
    await visit(page, '/about-us');
    for (const { city, timeZone } of agency().offices) {
      const time = now.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
      await expect(page.getByRole('banner')).toContainText(`${city} ${time}`);
      const clock = page.getByRole('contentinfo').locator(`[data-clock="${timeZone}"]`);
      await expect(clock).toHaveText(time);
    }
  });
}

for (const path of ['/about-us', '/home-two', '/home-three']) {
  test(`Back to top does not cover the theme switch of ${path}`, async ({ page }) => {
    await page.goto(path);
    const back = page.getByRole('link', { name: site().toTop });
    const themes = page
      .getByRole('contentinfo')
      .getByRole('group', { name: site().theme.label, exact: true });
    const getEdges = (element: Locator) =>
      element.evaluate((node) => node.getBoundingClientRect().toJSON());
    for (const width of [320, 351, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(async () => {
        await scrollTo(page, 1_000_000);
        await expect(back).toBeInViewport({ timeout: 500 });
      }).toPass();
      const { right } = await getEdges(themes);
      await expect(themes.locator('label')).toHaveCount(3);
      for (const label of await themes.locator('label').all()) {
        expect((await getEdges(label)).right, `${width} px`).toBeLessThan(right);
      }
      expect(right, `${width} px`).toBeLessThan((await getEdges(back)).left);
    }
  });
}
