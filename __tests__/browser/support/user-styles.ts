import type { Page } from '@playwright/test';

/** The text spacing of WCAG 2.2 (1.4.12). */
export const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Gives the browser a default text of 32 px, twice the usual size, as its settings do. */
export async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}
