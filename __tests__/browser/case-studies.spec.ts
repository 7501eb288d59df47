import { projects as caseStudies } from '@/content/collections/projects';
import { expect, test, visit } from './support/test';

const withLedger = caseStudies().find(({ story }) => story.some(({ kind }) => kind === 'ledger'));

test('a ledger wider than a phone scrolls by keyboard', async ({ page }) => {
  test.skip(!withLedger, 'no case study has a ledger.');
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, withLedger?.url ?? '');
  const sheet = page.locator('main [tabindex="0"]:has(table)').first();
  // The ledger fits until the visitor enlarges the text.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await sheet.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => sheet.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
