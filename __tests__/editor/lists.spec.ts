import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { splitFrontMatter } from '@/content/files/front-matter';
import { openEditor, readCopy } from './repository';
import { findFirst, words } from './words';

const readFields = (file: string) =>
  parse(splitFrontMatter(readFileSync(file, 'utf8'))?.fields ?? '');

test.beforeEach(({ page }) => openEditor(page));

test('a list shows the day of each entry', async ({ page }) => {
  const { title, created_at } = readFields(findFirst('content/articles'));
  const day = new Date(created_at).toLocaleDateString('en', { year: 'numeric', month: 'short' });
  await page.evaluate(() => location.assign('#/collections/articles'));
  const [month = '', year = ''] = day.split(' ');
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText(
    new RegExp(`· \\d+ ${month} ${year}`),
  );
});

test('people are arranged in their list', async ({ page }) => {
  const files = words.filter((file) => file.startsWith('content/team/'));
  const [first = '', second = ''] = files.toSorted(
    (one, other) => readFields(one).order - readFields(other).order,
  );
  await page.evaluate(() => location.assign('#/collections/team'));
  await page.getByRole('button', { name: 'Reorder' }).click();
  await page.getByRole('button', { name: 'Move Down' }).first().click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(() => readCopy(page, second))
    .toBe(readFileSync(second, 'utf8').replace('order: 2', 'order: 1'));
  expect(await readCopy(page, first)).toBe(
    readFileSync(first, 'utf8').replace('order: 1', 'order: 2'),
  );
});
