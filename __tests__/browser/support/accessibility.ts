import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

type Nodes = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** What axe says of a page, a line each. */
export type Findings = {
  faults: string[];
  /** What it cannot tell and asks a person to look at. */
  open: string[];
};

const linesOf = (results: Nodes) =>
  results.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, any }) =>
        `${impact} ${id}: ${target.join(' ')}${any[0] ? ` (${any[0].message})` : ''}`,
    ),
  );

/** Ends the transitions that a press or a change of theme has started: axe judges the end. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

/** Runs axe on the page as it is, best practices included. */
export async function findingsOn(page: Page): Promise<Findings> {
  // axe measures sections that are not laid out yet by what they were, or take up until then.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main > *, footer')) {
      section.style.contentVisibility = 'visible';
    }
  });
  await settle(page);
  // The only rule of WCAG 2.2 that axe has; it has to be asked for.
  const builder = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  // Behind a modal dialog all is inert, which axe cannot see.
  if (await page.locator('dialog:modal').count()) builder.include('dialog[open]');
  const { violations, incomplete } = await builder.analyze();
  return { faults: linesOf(violations), open: linesOf(incomplete) };
}

/** Expects axe to find nothing on the page as it is. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const { faults } = await findingsOn(page);
  expect.soft(faults, state).toEqual([]);
}

/** Expects axe to find nothing in both themes. */
export async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${state}, ${colorScheme}`);
  }
}
