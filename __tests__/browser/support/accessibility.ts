import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Runs axe on the page as it is. Serious faults fail the test; all others are noted in the report. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const builder = new AxeBuilder({ page });
  // Behind a modal dialog all is inert, which axe cannot see.
  if (await page.locator('dialog:modal').count()) builder.include('dialog[open]');
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, any }) => ({
      impact,
      text: `${state}: ${impact} ${id}: ${target.join(' ')}${any[0] ? ` (${any[0].message})` : ''}`,
    })),
  );
  for (const { text } of found) test.info().annotations.push({ type: 'axe', description: text });
  const serious = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect.soft(serious.map(({ text }) => text)).toEqual([]);
}

/** Runs axe in both themes. */
export async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${state}, ${colorScheme}`);
  }
}
