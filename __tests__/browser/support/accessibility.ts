import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

type Nodes = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The findings of axe on a page, one line for each. */
type Findings = {
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

/** The rules that depend on colours. The others find the same in both themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe reads: the whole page, or the parts that match a selector. */
type Scope = { within?: string | undefined; rules?: 'all' | 'colours' };

/** Runs axe on the page as it is, best practices included. */
export async function runAxe(page: Page, { within, rules = 'all' }: Scope = {}): Promise<Findings> {
  await endTransitions(page);
  const builder = new AxeBuilder({ page })
    // Otherwise it sends each element to an empty page and back. Frames of other sites are not read.
    .setLegacyMode()
    .options({
      // The only rule of WCAG 2.2 in axe. It is off by default.
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations', 'incomplete'],
      preload: false,
      ...(rules === 'colours' && { runOnly: { type: 'rule', values: OF_COLOURS } }),
    });
  // axe does not know that a modal dialog makes the rest of the page inert.
  if (await page.locator('dialog:modal').count()) builder.include('dialog[open]');
  else if (within) builder.include(within);
  const { violations, incomplete } = await builder.analyze();
  return { faults: toLines(violations), open: toLines(incomplete) };
}

/** Expects axe to find nothing on the page as it is. */
export async function expectAccessible(page: Page, state: string, scope: Scope = {}) {
  const { faults } = await runAxe(page, scope);
  expect.soft(faults, state).toEqual([]);
}

/** Expects axe to find nothing in both themes, on the page or in the parts that match a selector. */
export async function expectAccessibleInBothThemes(page: Page, state: string, within?: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${state}, light`, { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${state}, dark`, { within, rules: 'colours' });
}
