import { expect, test } from '@playwright/test';
import {
  choose,
  fillIn,
  getField,
  openEditor,
  openFile,
  pressSave,
  readCopy,
  save,
} from './repository';
import { findFirst, findPlainArticle, nameOf } from './words';

const FILE = findPlainArticle();

test.beforeEach(async ({ page }) => {
  await openEditor(page);
  await openFile(page, 'articles', nameOf(FILE));
});

test('the editor says what a field expects before it saves', async ({ page }) => {
  await fillIn(page, 'reading_time', 'seven minutes');
  await pressSave(page);
  await expect(getField(page, 'reading_time')).toContainText(
    'expected a time such as "7 min read"',
  );
  await fillIn(page, 'title', '');
  await pressSave(page);
  await expect(getField(page, 'title')).toContainText('This field is required');
});

test('a file that the check would refuse is not saved, and the check’s words are shown', async ({
  page,
}) => {
  const before = await readCopy(page, FILE);
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
  await openFile(page, 'team', nameOf(findFirst('content/team')));
  await fillIn(page, 'image.alt', '');
  await pressSave(page);
  await expect(page.getByRole('alertdialog')).toContainText(
    /change this first:.*: expected either "What it shows", words that say what the picture shows, or "Decoration"\.\s/i,
  );
});

test('a file is checked by the facts that were saved before it', async ({ page }) => {
  await openFile(page, 'site', 'agency');
  await fillIn(page, 'offices.0.city', 'Leeds');
  await save(page, 'content/agency.yaml');
  const person = findFirst('content/team');
  await openFile(page, 'team', nameOf(person));
  await choose(page, 'city', 'Leeds');
  expect(await save(page, person)).toMatch(/^city: Leeds$/m);
});
