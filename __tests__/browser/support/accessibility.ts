import type { Page } from '@playwright/test';
import { faultsOf } from '../../../scripts/audit/axe';
import { expect, test } from './test';

/** Runs axe on the page as it is. Serious faults fail the test; all others are noted in the report. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const faults = await faultsOf(page);
  for (const { text } of faults) {
    test.info().annotations.push({ type: 'axe', description: `${state}: ${text}` });
  }
  const serious = faults.filter((fault) => fault.serious);
  expect.soft(serious.map(({ text }) => `${state}: ${text}`)).toEqual([]);
}

/** Runs axe in both themes. */
export async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${state}, ${colorScheme}`);
  }
}
