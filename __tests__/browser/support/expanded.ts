import type { Page } from '@playwright/test';
import { expect } from './test';

/** Whether the browser's accessibility tree has a button as expanded; undefined if it says nothing. */
async function getExpanded(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  try {
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodes } = await session.send('Accessibility.queryAXTree', {
      nodeId: root.nodeId,
      accessibleName: name,
      role: 'button',
    });
    const shown = nodes.filter(({ ignored }) => !ignored);
    expect(shown, `buttons named ${name}`).toHaveLength(1);
    return shown[0]?.properties?.find((property) => property.name === 'expanded')?.value.value;
  } finally {
    await session.detach();
  }
}

/** Waits until the accessibility tree has the named button as expanded, or as collapsed. */
export const expectExpanded = (page: Page, name: string, expanded: boolean) =>
  expect.poll(() => getExpanded(page, name), `"${name}" is expanded`).toBe(expanded);
