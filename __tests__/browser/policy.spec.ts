import type { Page } from '@playwright/test';
import { site } from '@/content/site/site';
import { close, open } from './support/dialogs';
import { scrollThrough } from './support/motion';
import { kinds } from './support/sweep';
import { expect, visit } from './support/test';
import { test } from './support/violations';

/** Opens and closes every dialog and menu, and presses every control but links. */
async function useControls(page: Page) {
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

  await scrollThrough(page);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  for (const button of await page.locator('[data-turn]').all()) {
    if (await button.isVisible()) await button.click();
  }
  const { label, dark, light, system } = site().theme;
  const themes = page.getByRole('contentinfo').getByRole('group', { name: label });
  for (const theme of [dark, light, system]) await themes.getByText(theme).click();
}

for (const [width, path] of [...kinds.map((path) => [1440, path] as const), [390, '/'] as const]) {
  test(`the controls of ${path} do nothing that its policy refuses, at ${width} px`, async ({
    page,
    violations,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, path);
    await useControls(page);
    expect(violations).toEqual([]);
  });
}
