import type { Page } from '@playwright/test';
import { site } from '@/content/site/site';
import { close, open } from './dialogs';

/** Opens and closes every dialog and menu, and chooses each theme. */
async function pressFrame(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const small = (page.viewportSize()?.width ?? 0) < 700;
  if (small) {
    const menu = await open(page, 'menu');
    for (const group of await menu.locator('summary').all()) await group.click();
    await close(page, 'menu');
  } else {
    // There is none without services.
    for (const button of await header.locator('nav [popovertarget]').all()) {
      await button.click();
      await page.keyboard.press('Escape');
    }
  }
  await open(page, 'contact');
  await close(page, 'contact');
  const { label, dark, light, system } = site().theme;
  const themes = page.getByRole('contentinfo').getByRole('group', { name: label });
  for (const theme of [dark, light, system]) await themes.getByText(theme, { exact: true }).click();
}

/** Presses every control but links: those of the page, and if wanted those of header and footer. */
export async function pressControls(page: Page, all: boolean): Promise<void> {
  if (all) await pressFrame(page);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  for (const button of await page.locator('[data-turn]').all()) {
    if (await button.isVisible()) await button.click();
  }
}
