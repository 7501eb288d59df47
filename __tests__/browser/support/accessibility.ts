import type { Page } from '@playwright/test';
import { findingsOn } from '../../../scripts/lab/audit/axe';
import { expect } from './test';

/** Runs axe on the page as it is. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const { faults } = await findingsOn(page);
  expect.soft(faults, state).toEqual([]);
}

/** Runs axe in both themes. */
export async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${state}, ${colorScheme}`);
  }
}
