import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { findLinks } from '@/scripts/edit/links';
import { fillIn, openEditor, openFile, pressSave, readCopy, save, showField } from './repository';
import { findFirst, nameOf, words } from './words';

const MENUS = 'content/menus.yaml';

/** Whether a file of words links an entry, such as "articles/fixed-price". */
const isLinkedFrom = (entry: string) => (file: string) =>
  findLinks(readFileSync(file, 'utf8')).some(({ to }) => to === entry);

/** The articles that no file links, and one that a file links. */
const articles = words.filter((file) => file.startsWith('content/articles/')).map(nameOf);
const free = articles.filter((slug) => !words.some(isLinkedFrom(`articles/${slug}`)));

/** Opens the question whether an entry shall be deleted. */
async function askToDelete(page: Page, part: string, slug: string) {
  await openFile(page, part, slug);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test.beforeEach(({ page }) => openEditor(page));

test('a link is chosen from the pages, and one that leads nowhere is refused', async ({ page }) => {
  await openFile(page, 'site', 'menus');
  const field = await showField(page, 'footer.0.href');
  const input = field.locator('input');
  await input.focus();
  const offered = await input.evaluate(({ list }: HTMLInputElement) =>
    Array.from(list?.options ?? [], ({ value }) => value),
  );
  expect(offered).toContain('/contact');
  expect(offered).toContain(`/blogs/${articles[0]}`);
  for (const address of ['/contcat', `/blogs/${articles[0]}x`]) {
    await input.fill(address);
    await pressSave(page);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(`expected a page of the site, found "${address}"`);
    const nearest = address.startsWith('/blogs') ? `/blogs/${articles[0]}` : '/contact';
    await expect(dialog).toContainText(`Did you mean "${nearest}"?`);
    await dialog.getByRole('button', { name: 'OK' }).click();
  }
  await input.fill('https://example.com/');
  expect(await save(page, MENUS)).toContain('href: https://example.com/');
});

test('a page that is linked since the last save is not deleted, and goes when the link has gone', async ({
  page,
}) => {
  const [slug = ''] = free;
  const before = readFileSync(MENUS, 'utf8');
  await openFile(page, 'site', 'menus');
  await fillIn(page, 'footer.0.href', `/blogs/${slug}`);
  await save(page, MENUS);
  const refused = await askToDelete(page, 'articles', slug);
  await expect(refused).toContainText('The whole site › menus');
  await expect(refused).toContainText('A link to it: ');
  await expect(refused.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await refused.getByRole('button', { name: 'Cancel' }).click();

  const [, old = ''] = /^footer:\n.*\n +href: (.+)/m.exec(before) ?? [];
  await openFile(page, 'site', 'menus');
  await fillIn(page, 'footer.0.href', old);
  expect(await save(page, MENUS)).toBe(before);
  const asked = await askToDelete(page, 'articles', slug);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => readCopy(page, `content/articles/${slug}.md`)).toBeUndefined();
});

test('a person who wrote an article, and a page that a text links, are not deleted', async ({
  page,
}) => {
  const article = findFirst('content/articles');
  const [, author = ''] = /^author: (.+)$/m.exec(readFileSync(article, 'utf8')) ?? [];
  const person = await askToDelete(page, 'team', author);
  await expect(person).toContainText('Articles › ');
  await expect(person.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await person.getByRole('button', { name: 'Cancel' }).click();

  const slug = articles.find((slug) => !free.includes(slug)) ?? '';
  const linkedPage = await askToDelete(page, 'articles', slug);
  await expect(linkedPage.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('a testimonial that a case study names is not deleted', async ({ page }) => {
  const [slug = ''] = words.flatMap((file) => {
    const isProject = file.startsWith('content/projects/');
    return (isProject && /^testimonial: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]) || [];
  });
  const refused = await askToDelete(page, 'testimonials', slug);
  await expect(refused).toContainText('Projects › ');
  await expect(refused.getByRole('button', { name: 'Delete' })).toBeDisabled();
});
