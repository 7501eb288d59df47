import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

type Nodes = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The findings of axe on a page, one line for each. */
export type Findings = {
  faults: string[];
  /** Cases that axe cannot decide and a person must check. */
  open: string[];
};

const toLines = (results: Nodes) =>
  results.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, any }) =>
        `${impact} ${id}: ${target.join(' ')}${any[0] ? ` (${any[0].message})` : ''}`,
    ),
  );

/** Ends the transitions that a press or a change of theme has started. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

/** Runs axe on the page as it is, best practices included. */
export async function runAxe(page: Page): Promise<Findings> {
  await endTransitions(page);
  // The only rule of WCAG 2.2 in axe. It is off by default.
  const builder = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  // axe does not know that a modal dialog makes the rest of the page inert.
  if (await page.locator('dialog:modal').count()) builder.include('dialog[open]');
  const { violations, incomplete } = await builder.analyze();
  return { faults: toLines(violations), open: toLines(incomplete) };
}

/** Expects axe to find nothing on the page as it is. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const { faults } = await runAxe(page);
  expect.soft(faults, state).toEqual([]);
}

/** Expects axe to find nothing in both themes. */
export async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${state}, ${colorScheme}`);
  }
}
