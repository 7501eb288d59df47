import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { copySite } from '../variants/copy';
import {
  choose,
  fillIn,
  getField,
  openEditor,
  openFile,
  openNew,
  readChanges,
  save,
  showField,
  writeText,
} from './repository';
import { findFirst, nameOf, readFields } from './words';

const JOB = findFirst('content/jobs');
const { offices } = parse(readFileSync('content/agency.yaml', 'utf8'));

/** Adds an item to a list, and waits for its first field. */
async function addItem(page: Page, list: string, index: number): Promise<void> {
  await (await showField(page, list)).getByRole('button', { name: /^Add /i }).click();
  await expect(page.locator(`[data-key-path^="${list}.${index}"]`).first()).toBeVisible();
}

/** Takes a new picture of one colour into a field. */
async function upload(page: Page, key: string, name: string, background: string): Promise<void> {
  const field = await showField(page, key);
  await field.getByRole('button', { name: /Browse|Replace/ }).click();
  const buffer = await sharp({ create: { width: 3000, height: 2250, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const input = page.getByRole('dialog').locator('input[type=file]').last();
  await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(field).toContainText(/\/pictures\/.+\.webp/);
}

async function addArticle(page: Page): Promise<void> {
  await openNew(page, 'articles');
  await fillIn(page, 'title', 'What we learn from a pot of tea');
  await addItem(page, 'tags', 0);
  await fillIn(page, 'tags.0', 'Working together');
  await getField(page, 'created_at').locator('input').fill('2026-11-01');
  await choose(page, 'author', readFields(findFirst('content/team')).title);
  await upload(page, 'src', 'Tea Pot.JPG', '#a63');
  await fillIn(page, 'alt', 'A brown pot of tea');
  await fillIn(page, 'desc', `${'Tea is what we drink while we wait for the build. '.repeat(4)}`);
  await writeText(page, 'Water first, then the leaves.');
  await save(page, 'content/articles/what-we-learn-from-a-pot-of-tea.md');
}

async function addPerson(page: Page): Promise<void> {
  await openNew(page, 'team');
  await fillIn(page, 'title', 'Tilda Brewer');
  await fillIn(page, 'designation', 'Tea engineer');
  await fillIn(page, 'description', 'Keeps the kettle of both offices on the boil, day after day.');
  await upload(page, 'image.name', 'tilda.jpg', '#36a');
  await fillIn(page, 'image.alt', 'Clay bust of Tilda Brewer with a cup');
  await choose(page, 'world', 'Consulting');
  await choose(page, 'city', offices[0].city);
  for (const [i, day] of ['Monday', 'Tuesday', 'Wednesday'].entries()) {
    await addItem(page, 'week', i);
    await fillIn(page, `week.${i}.day`, day);
    await fillIn(page, `week.${i}.what`, 'Boils water.');
  }
  await writeText(page, 'Nobody has ever seen her without a kettle.');
  await save(page, 'content/team/tilda-brewer.md');
}

test('the check accepts what editors save: an article and a person with pictures, and a job that is closed', async ({
  page,
}) => {
  test.setTimeout(300_000);
  // The editor draws only the fields on the screen.
  await page.setViewportSize({ width: 1280, height: 6000 });
  await openEditor(page);
  await addArticle(page);
  await addPerson(page);
  await openFile(page, 'jobs', nameOf(JOB));
  await getField(page, 'validThrough').locator('input').fill('2026-11-20');
  await save(page, JOB);

  const changes = await readChanges(page);
  expect([...changes.keys()].sort()).toEqual([
    'content/articles/what-we-learn-from-a-pot-of-tea.md',
    JOB,
    'content/pictures/masters/tea-pot.webp',
    'content/pictures/masters/tilda.webp',
    'content/team/tilda-brewer.md',
  ]);
  const copy = copySite('.variants/editor');
  for (const [file, bytes] of changes) copy.write(file, bytes);
  const { stderr } = copy.run('npx', 'tsx', 'scripts/site/steps.ts', 'pictures', 'check');
  expect(stderr).toBe('');
});
