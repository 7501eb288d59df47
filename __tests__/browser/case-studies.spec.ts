import type { Page } from '@playwright/test';
import { projectPage } from '@/content/pages/project';
import { teamDetails } from '@/content/pages/team-details';
import { projects as caseStudies } from '@/content/projects/projects';
import { findPerson } from '@/content/team/team';
import { projects } from './support/routes';
import { expect, test, visit } from './support/test';

/** The link to the next case study. */
const getNext = (page: Page) =>
  page.getByRole('navigation', { name: projectPage.next.label }).getByRole('link');

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
  const carousel = page.getByRole('region', { name: teamDetails.projects.title });
  const links = await carousel
    .locator('[data-card] a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...new Set(links)].sort()).toEqual([...projects].sort());
});

test('the next case study leads through all of them and back', async ({ page }) => {
  const [first = ''] = projects;
  await visit(page, first);
  const seen = [first];
  for (const _ of projects) {
    await getNext(page).click();
    await expect(page).not.toHaveURL(seen.at(-1) ?? '');
    seen.push(new URL(page.url()).pathname);
  }
  expect(seen.at(-1)).toBe(first);
  expect([...new Set(seen)].sort()).toEqual([...projects].sort());
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a case study shows its story, its people and the way to the next', async ({ page }) => {
    const [study] = caseStudies();
    if (!study) throw new Error('The site has no case study.');
    await page.goto(study.url);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(study.name);
    for (const part of study.story) {
      if (part.kind !== 'chapter') continue;
      await expect(page.getByRole('heading', { name: part.title, exact: true })).toBeVisible();
    }
    for (const slug of study.people) {
      const name = findPerson(slug)?.title ?? '';
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    }
    await getNext(page).click();
    await expect(page).not.toHaveURL(study.url);
    await expect(page).toHaveURL(/\/projects\/./);
  });
});
