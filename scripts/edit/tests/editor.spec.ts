import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { filesIn } from '../../site/files';
import { findChangedLines, openEditor, readCopy, save } from './repository';

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

/** Opens a file, and all its groups of fields. */
async function openFile(page: Page, part: string | undefined, file: string): Promise<void> {
  await page.evaluate(
    (hash) => location.assign(hash),
    `#/collections/${part}/entries/${nameOf(file)}`,
  );
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

/** The first field of a line. It may be in a group, which is closed at first. */
async function findFirstText(page: Page) {
  const text = page.getByRole('textbox').first();
  const groups = page.getByRole('button', { name: 'Expand' });
  await expect(text.or(groups.first()).first()).toBeVisible();
  while (!(await text.isVisible())) await groups.first().click();
  return text;
}

for (const { file, part } of entries) {
  test(`a word of ${file} changes its own line`, async ({ page }) => {
    await openEditor(page);
    await openFile(page, part, file);
    const before = (await readCopy(page, file)) ?? '';
    const text = await findFirstText(page);
    await text.fill(`${await text.inputValue()} x`);
    const { removed, added } = findChangedLines(before, await save(page, file));
    expect([removed.length, added.length]).toEqual([1, 1]);
    expect(added[0]).toContain(' x');
  });
}

test('nothing is loaded from another site', async ({ page, baseURL }) => {
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(new URL(request.url()).origin));
  await openEditor(page);
  await openFile(page, 'articles', firsts[0] ?? '');
  await findFirstText(page);
  const others = [...loaded].filter((origin) => origin !== baseURL && origin !== 'null');
  expect(others).toEqual([]);
});
