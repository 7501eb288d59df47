import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { type EntryFolder, entryFolders, pages } from '@/content/routes';
import { findChangedLines } from './lines';
import { fillIn, getField, openEditor, openFile, readCopy, save, showField } from './repository';
import { findPlainArticle, nameOf, words } from './words';

/** The first file of each collection. A collection may be empty. */
const firsts = ['articles', 'jobs', 'projects', 'services', 'team', 'testimonials'].flatMap(
  (folder) => words.find((file) => file.startsWith(`content/${folder}/`)) ?? [],
);
// Code in a text takes the cursor for a moment.
if (firsts[0]?.startsWith('content/articles/')) firsts[0] = findPlainArticle();

/** The page whose words a file has, if it has one of its own. */
const findPage = (file: string) =>
  Object.entries(pages).find(([key]) => file === `content/pages/${key}.yaml`)?.[1];

/** The part of the editor that has a file of words. */
function getPart(file: string): string {
  if (findPage(file)) return 'pages';
  return ['agency', 'menus', 'site'].includes(nameOf(file)) ? 'site' : 'parts';
}

/** A file, and the part of the editor that has it. */
const entries = [
  ...firsts.map((file) => ({ file, part: file.split('/')[1] ?? '' })),
  ...words
    .filter((file) => /^content\/(pages\/)?[^/]+\.yaml$/.test(file))
    .map((file) => ({ file, part: getPart(file) })),
];

/** The first field with a text that is no address. It may be in a group, which is closed at first. */
async function findText(page: Page): Promise<Locator> {
  const texts = page.getByRole('textbox');
  const groups = page.getByRole('button', { name: 'Expand' });
  await expect(texts.or(groups).first()).toBeVisible();
  for (;;) {
    for (const text of await texts.all()) {
      if (/^(?!https:|\/)./.test(await text.inputValue())) return text;
    }
    await groups.first().click();
  }
}

/** Changes a word of a file, and expects one other line. */
async function changeWord(page: Page, part: string, file: string): Promise<void> {
  await openFile(page, part, nameOf(file));
  const before = (await readCopy(page, file)) ?? '';
  const text = await findText(page);
  await text.fill(`${await text.inputValue()} x`);
  const { removed, added } = findChangedLines(before, await save(page, file));
  expect([removed.length, added.length], file).toEqual([1, 1]);
  expect(added[0]).toContain(' x');
}

for (const part of new Set(entries.map((entry) => entry.part))) {
  const files = entries.filter((entry) => entry.part === part).map(({ file }) => file);
  test(`a word of a file of ${part} changes its own line`, async ({ page }) => {
    test.setTimeout(30_000 + files.length * 15_000);
    await openEditor(page);
    for (const file of files) await test.step(file, () => changeWord(page, part, file));
  });
}

/** The address of the page that shows a file, if it has one. */
function getAddress(file: string): string | undefined {
  const slug = nameOf(file);
  const own = findPage(file);
  if (own) return own.path;
  const place = Object.values<EntryFolder>(entryFolders).find(({ folder }) =>
    file.startsWith(`${folder}/`),
  );
  return place && `${place.start}${slug}`;
}

test('each file has a link to its page', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    window.open = (url) => {
      document.title = String(url);
      return null;
    };
  });
  await openEditor(page);
  const link = page.getByRole('button', { name: 'View on Live Site' });
  for (const { file, part } of entries) {
    await openFile(page, part, nameOf(file));
    await expect(page.getByRole('textbox').or(page.getByRole('group')).first()).toBeVisible();
    const address = getAddress(file);
    if (address === undefined) {
      await expect(link, file).toBeHidden();
    } else {
      await link.click();
      await expect(page).toHaveTitle(`http://localhost:3000${address}`);
    }
  }
});

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

  test('that is new has lines of its own', async ({ page }) => {
    await page.getByRole('button', { name: /^Add .*Day/i }).click();
    const inputs = page.locator('[data-key-path^="week.4."]').getByRole('textbox');
    await expect(inputs).toHaveCount(2);
    await inputs.first().fill('Sunday');
    await inputs.last().fill('Rests');
    const { removed, added } = findChangedLines(before, await save(page, file));
    expect(removed).toEqual([]);
    expect(added).toEqual(['  - day: Sunday', '    what: Rests']);
  });

  test('that is moved takes its lines along', async ({ page }) => {
    await page.getByRole('button', { name: 'Reorder Item' }).first().press('ArrowDown');
    const after = await save(page, file);
    const { removed, added } = findChangedLines(before, after);
    expect(added.toSorted()).toEqual(removed.toSorted());
    expect(after.split('\n')).toHaveLength(before.split('\n').length);
  });

  test('that is copied changes no other line', async ({ page }) => {
    await page.getByRole('button', { name: 'List Item Options' }).first().click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const { removed, added } = findChangedLines(before, await save(page, file));
    expect(removed).toEqual([]);
    expect(added[0]).toContain('- day: ');
  });
});

test('an item that is moved and renamed keeps the fields that the form does not show', async ({
  page,
}) => {
  const file = 'content/pages/privacy.yaml';
  await openEditor(page);
  await openFile(page, 'pages', 'privacy');
  const { text } = parse((await readCopy(page, file)) ?? '');
  const [first, second, ...others] = text.sections;
  await showField(page, 'text.sections.0.title');
  await getField(page, 'text.sections')
    .getByRole('button', { name: 'Reorder Item' })
    .first()
    .press('ArrowDown');
  await fillIn(page, 'text.sections.1.title', 'Another title');
  const renamed = { ...first, title: 'Another title' };
  expect(first).toHaveProperty('body');
  expect(parse(await save(page, file)).text.sections).toEqual([second, renamed, ...others]);
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
