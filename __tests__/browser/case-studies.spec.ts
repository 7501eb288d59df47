import type { Page } from '@playwright/test';
import { teamDetails } from '@/content/pages/team-details';
import { projectPage } from '@/content/projects/page';
import { projects as caseStudies } from '@/content/projects/projects';
import { projects } from './support/routes';
import { expect, test, visit } from './support/test';

/** The link to the next case study. */
const _getNext = (page: Page) =>
  page.getByRole('navigation', { name: projectPage().next.label }).getByRole('link');

test('every card of /projects leads to a case study of its own', async ({ page }) => {
  await visit(page, '/projects');
  const cards = page.locator('main li[data-card]');
  const links = await cards
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...links].sort()).toEqual([...projects].sort());
  await cards.first().click();
  await expect(page).toHaveURL(links[0] ?? '');
});

test('the slides of the latest projects lead to case studies', async ({ page }) => {
  await page.goto('/team-details');
  const carousel = page.getByRole('region', { name: teamDetails().projects.title });
  const links = await carousel
    .locator('[data-card] a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...new Set(links)].sort()).toEqual([...projects].sort());
});

const withLedger = caseStudies().find(({ story }) => story.some(({ kind }) => kind === 'ledger'));

test('a ledger wider than a phone scrolls by keyboard', async ({ page }) => {
  test.skip(!withLedger, 'no case study has a ledger.');
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, withLedger?.url ?? '');
  const sheet = page.locator('main [tabindex="0"]:has(table)').first();
  // The ledger fits until the visitor enlarges the text.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await sheet.focus();
  const overflow = await sheet.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => sheet.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
