import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { filesIn } from '@/scripts/site/files';
import { findChangedLines } from './lines';
import { openEditor, openFile, readCopy, save } from './repository';

const words = filesIn('content').filter((file) => /\.(yaml|md)$/.test(file));
const nameOf = (file: string) => basename(file).replace(/\.\w+$/, '');

/** The first file of each collection. */
const firsts = ['articles', 'jobs', 'projects', 'services', 'team', 'testimonials'].map(
  (folder) =>
    words.find((file) => file.startsWith(`content/${folder}/`) && !file.endsWith('README.md')) ??
    '',
);

/** A file, and the part of the editor that has it. */
const entries = [
  ...firsts.map((file) => ({ file, part: file.split('/')[1] })),
  ...words
    .filter((file) => /^content\/pages\/[^/]+\.yaml$/.test(file))
    .map((file) => ({ file, part: 'pages' })),
  ...words
    .filter((file) => /^content\/[^/]+\.yaml$/.test(file))
    .map((file) => ({ file, part: 'site' })),
];

/** The first field with a text that is no address. It may be in a group, which is closed at first. */
async function findText(page: Page): Promise<Locator> {
  const texts = page.getByRole('textbox');
  const groups = page.getByRole('button', { name: 'Expand' });
  await expect(texts.or(groups).first()).toBeVisible();
  for (;;) {
    for (const text of await texts.all()) {
      if (/^(?!https:)./.test(await text.inputValue())) return text;
    }
    await groups.first().click();
  }
}

for (const { file, part } of entries) {
  test(`a word of ${file} changes its own line`, async ({ page }) => {
    await openEditor(page);
    await openFile(page, part ?? '', nameOf(file));
    const before = (await readCopy(page, file)) ?? '';
    const text = await findText(page);
    await text.fill(`${await text.inputValue()} x`);
    const { removed, added } = findChangedLines(before, await save(page, file));
    expect([removed.length, added.length]).toEqual([1, 1]);
    expect(added[0]).toContain(' x');
  });
}

test.describe('an item of a list', () => {
  // A person's week has three to five days. With four, a day may come and go.
  const [file = ''] = words.filter(
    (each) =>
      each.startsWith('content/team/') && readFileSync(each, 'utf8').match(/- day:/g)?.length === 4,
  );
  let before = '';

  test.beforeEach(async ({ page }) => {
    await openEditor(page);
    await openFile(page, 'team', nameOf(file));
    await page.getByRole('button', { name: 'Expand All' }).first().click();
    before = (await readCopy(page, file)) ?? '';
  });

  test('goes with its own lines', async ({ page }) => {
    await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
    const { removed, added } = findChangedLines(before, await save(page, file));
    expect(removed[0]).toContain('- day: ');
    expect(added).toEqual([]);
  });

  test('that is copied changes no other line', async ({ page }) => {
    await page.getByRole('button', { name: 'List Item Options' }).first().click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const { removed, added } = findChangedLines(before, await save(page, file));
    expect(removed).toEqual([]);
    expect(added[0]).toContain('- day: ');
  });
});

test('nothing is loaded from another site', async ({ page, baseURL }) => {
  const loaded = new Set<string>();
  const refused = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(new URL(request.url()).origin));
  page.on('requestfailed', (request) => refused.add(new URL(request.url()).origin));
  await openEditor(page);
  await openFile(page, 'articles', nameOf(firsts[0] ?? ''));
  await findText(page);
  const others = [...loaded].filter((origin) => origin !== baseURL && origin !== 'null');
  expect(others).toEqual([]);
  // The CMS asks for its typefaces there, although it has them. The page's policy refuses.
  expect([...refused]).toEqual(['https://cdn.jsdelivr.net']);
});
