import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, and how much it matters. */
export type Fault = { serious: boolean; text: string };

/** Runs axe on the page as it is. */
export async function faultsOf(page: Page): Promise<Fault[]> {
  // axe measures sections that are not laid out yet by what they were, or take up until then.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main > *, footer')) {
      section.style.contentVisibility = 'visible';
    }
  });
  const builder = new AxeBuilder({ page });
  // Behind a modal dialog all is inert, which axe cannot see.
  if (await page.locator('dialog:modal').count()) builder.include('dialog[open]');
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, any }) => ({
      serious: impact === 'serious' || impact === 'critical',
      text: `${impact} ${id}: ${target.join(' ')}${any[0] ? ` (${any[0].message})` : ''}`,
    })),
  );
}
