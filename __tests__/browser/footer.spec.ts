import { agency } from '@/content/files/agency';
import { site } from '@/content/site/site';
import { SMOKE } from './support/smoke';
import { expect, scrollTo, test, visit } from './support/test';

const NOW = new Date('2031-01-05T12:00:00Z');

for (const [variant, path] of [
  [1, '/about-us'],
  [3, '/home-three'],
] as const) {
  test(`footer ${variant} shows the visitor's year, and Back to top does not cover its theme switch`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(NOW);
    await visit(page, path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© 2031 ${agency().name}.`);
    const back = page.getByRole('link', { name: site().toTop });
    const themes = footer.getByRole('group', { name: site().theme.label, exact: true });
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(async () => {
      await scrollTo(page, 1_000_000);
      await expect(back).toBeInViewport({ timeout: 500 });
    }).toPass();
    const box = await themes.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((await back.boundingBox())?.x ?? 0);
  });
}

for (const browser of ['a browser', 'a browser without Temporal']) {
  test(`the clocks of header and footer show the time in ${browser} before anybody scrolls`, {
    tag: SMOKE,
  }, async ({ page }) => {
    if (browser === 'a browser without Temporal')
      await page.addInitScript('delete globalThis.Temporal');
    await page.clock.setFixedTime(NOW);
    await visit(page, '/about-us');
    for (const { city, timeZone } of agency().offices) {
      const time = NOW.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
      await expect(page.getByRole('banner')).toContainText(`${city} ${time}`);
      const clock = page.getByRole('contentinfo').locator(`[data-clock="${timeZone}"]`);
      await expect(clock).toHaveText(time);
    }
  });
}
