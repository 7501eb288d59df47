import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { findLinks } from '@/scripts/edit/links';
import {
  choose,
  fillIn,
  getField,
  openEditor,
  openFile,
  pressSave,
  readCopy,
  save,
  showField,
} from './repository';
import { findFirst, findPlainArticle, nameOf, readFields, words } from './words';

const FILE = findPlainArticle();
const MENUS = 'content/menus.yaml';
const { offices } = parse(readFileSync('content/agency.yaml', 'utf8'));
/** A person whose file has the words about the picture. Others have them in `content/pictures/alts.json`. */
const PERSON =
  words.find((file) => file.startsWith('content/team/') && readFields(file).image.alt) ?? '';

test.beforeEach(({ page }) => openEditor(page));

test('a field says what it expects, and a file that the check would refuse is not saved', async ({
  page,
}) => {
  await openFile(page, 'articles', nameOf(FILE));
  const before = await readCopy(page, FILE);
  await fillIn(page, 'reading_time', 'seven minutes');
  await pressSave(page);
  const expected = 'expected a time such as "7 min read"';
  await expect(getField(page, 'reading_time')).toContainText(expected);
  await fillIn(page, 'reading_time', '7 min read');
  await fillIn(page, 'title', 'A fixed price {agency.nope}');
  await pressSave(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Title: there is no {agency.nope}');
  await dialog.getByRole('button', { name: 'OK' }).click();
  expect(await readCopy(page, FILE)).toBe(before);
  await fillIn(page, 'title', 'A fixed price');
  expect(await save(page, FILE)).toMatch(/^title: ["']?A fixed price["']?$/m);
});

test('a picture needs words for people who do not see it', async ({ page }) => {
  await openFile(page, 'team', nameOf(PERSON));
  await fillIn(page, 'image.alt', '');
  await pressSave(page);
  await expect(page.getByRole('alertdialog')).toContainText(
    /change this first:.*: expected either "What it shows", words that say what the picture shows, or "Decoration"\.\s/i,
  );
});

test('a file is checked by the facts that were saved before it', async ({ page }) => {
  // The editor draws only the fields on the screen.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await openFile(page, 'site', 'agency');
  await fillIn(page, 'offices.0.city', 'Leeds');
  // The lines of the address still have the former city.
  await fillIn(page, 'offices.0.place.locality', offices[0].city);
  await save(page, 'content/agency.yaml');
  const person = findFirst('content/team');
  await openFile(page, 'team', nameOf(person));
  await choose(page, 'city', 'Leeds');
  expect(await save(page, person)).toMatch(/^city: Leeds$/m);
});

test('a link is chosen from the pages, and one that leads nowhere is refused', async ({ page }) => {
  await openFile(page, 'site', 'menus');
  const input = (await showField(page, 'footer.0.href')).locator('input');
  await input.focus();
  const offered = await input.evaluate(({ list }: HTMLInputElement) =>
    Array.from(list?.options ?? [], ({ value }) => value),
  );
  expect(offered).toContain('/contact');
  expect(offered).toContain(`/blogs/${nameOf(FILE)}`);
  await input.fill('/contcat');
  await pressSave(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('expected a page or a file of the site, found "/contcat"');
  await expect(dialog).toContainText('Did you mean "/contact"?');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await input.fill('https://example.com/');
  expect(await save(page, MENUS)).toContain('href: https://example.com/');
});

/** Opens the question whether an entry shall be deleted. */
async function askToDelete(page: Page, part: string, slug: string) {
  await openFile(page, part, slug);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('an entry that others name or link is not deleted, and goes when the link has gone', async ({
  page,
}) => {
  const isLinked = (slug: string) =>
    words.some((file) =>
      findLinks(readFileSync(file, 'utf8'), {}).some(({ to }) => to === `articles/${slug}`),
    );
  const articles = words.filter((file) => file.startsWith('content/articles/'));
  const slug = articles.map(nameOf).find((each) => !isLinked(each)) ?? '';
  const before = readFileSync(MENUS, 'utf8');
  await openFile(page, 'site', 'menus');
  await fillIn(page, 'footer.0.href', `/blogs/${slug}`);
  await save(page, MENUS);
  const refused = await askToDelete(page, 'articles', slug);
  await expect(refused).toContainText('The whole site › menus');
  await expect(refused.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await refused.getByRole('button', { name: 'Cancel' }).click();

  const linked = await askToDelete(page, 'articles', articles.map(nameOf).find(isLinked) ?? '');
  await expect(linked.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await linked.getByRole('button', { name: 'Cancel' }).click();

  const person = await askToDelete(page, 'team', readFields(articles[0] ?? '').author);
  await expect(person).toContainText('Articles › ');
  await expect(person.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await person.getByRole('button', { name: 'Cancel' }).click();

  const [, old = ''] = /^footer:\n.*\n +href: (.+)/m.exec(before) ?? [];
  await openFile(page, 'site', 'menus');
  await fillIn(page, 'footer.0.href', old);
  expect(await save(page, MENUS)).toBe(before);
  const asked = await askToDelete(page, 'articles', slug);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => readCopy(page, `content/articles/${slug}.md`)).toBeUndefined();
});
