import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import {
  fillIn,
  openEditor,
  openFile,
  openNew,
  readChanges,
  readCopy,
  save,
  showField,
} from './repository';

const LEAD = 'What we do in spring, for whom, and what it costs, on a page of its own.';
const ABOUT = 'content/pages/about.yaml';

/** Adds a section to the end of the page that is open. */
async function addSection(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: /^Add .*Section/i }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
}

/** Adds an item to a list of the page that is open. */
async function addItem(page: Page, list: string, item: RegExp): Promise<void> {
  const field = await showField(page, list);
  await field.getByRole('button', { name: item }).click();
}

test.beforeEach(async ({ page }) => {
  // The editor draws only the fields on the screen.
  await page.setViewportSize({ width: 1280, height: 9000 });
  await openEditor(page);
});

test('a landing page is one new file, whose sections have the words that several pages share', async ({
  page,
}) => {
  await openNew(page, 'pages');
  await addSection(page, 'Plain banner');
  await fillIn(page, 'sections.0.title', 'Spring');
  await fillIn(page, 'sections.0.lead', LEAD);
  await addSection(page, 'Counters');
  await addSection(page, 'Prose');
  await fillIn(page, 'sections.2.text', 'Some *words* about spring.');
  await addSection(page, 'Consultation');
  await save(page, 'content/pages/spring.yaml');
  const changes = await readChanges(page);
  expect([...changes.keys()]).toEqual(['content/pages/spring.yaml']);
  expect(parse(String(changes.get('content/pages/spring.yaml')))).toEqual({
    sections: [
      { section: 'plain-banner', title: 'Spring', lead: LEAD },
      { section: 'counters' },
      { section: 'prose', text: 'Some *words* about spring.' },
      { section: 'consultation' },
    ],
  });
});

test('a page loses a section and gets prices, and all above it stays as it is', async ({
  page,
}) => {
  const kinds: string[] = parse(readFileSync(ABOUT, 'utf8')).sections.map(
    ({ section }: { section: string }) => section,
  );
  await openFile(page, 'pages', 'about');
  const before = (await readCopy(page, ABOUT)) ?? '';
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await page.getByRole('button', { name: 'Collapse All' }).first().click();
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  await remove.nth(kinds.indexOf('testimonials')).click();
  await addSection(page, 'Pricing');
  const prices = `sections.${kinds.length - 1}`;
  await fillIn(page, `${prices}.title`, 'Prices');
  for (const [i, name] of ['Start', 'Go on'].entries()) {
    const offer = `${prices}.offers.${i}`;
    if ((await page.locator(`[data-key-path^="${offer}."]`).count()) === 0)
      await addItem(page, `${prices}.offers`, /^Add .*Offer/i);
    await fillIn(page, `${offer}.name`, name);
    await fillIn(page, `${offer}.price`, '£900');
    await addItem(page, `${offer}.items`, /^Add /i);
    await fillIn(page, `${offer}.items.0`, 'A first talk');
    await fillIn(page, `${offer}.link.label`, 'Write to us');
    await fillIn(page, `${offer}.link.href`, '/contact');
  }
  const after = await save(page, ABOUT);
  const [above = ''] = before.split('  - section: testimonials');
  expect(after.startsWith(above)).toBe(true);
  const left = kinds.filter((kind) => kind !== 'testimonials');
  const { sections } = parse(after);
  expect(sections.map(({ section }: { section: string }) => section)).toEqual([...left, 'pricing']);
  expect(sections.at(-1).offers).toHaveLength(2);
});
