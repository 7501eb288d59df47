import { expect, type Page, test } from '@playwright/test';
import {
  deleteCopy,
  fillIn,
  fillRepository,
  getField,
  openFile,
  openNew,
  pressSave,
  readCopy,
  save,
  setBackend,
  writeCopy,
} from './repository';
import { findFirst, nameOf } from './words';

const FILE = findFirst('content/services');

/** Opens the editor on a folder. */
async function openFolder(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('Articles').first()).toBeVisible();
}

const openService = (page: Page) => openFile(page, 'services', nameOf(FILE));

/** A file in which a field of the first level has another value. */
const change = (text: string, name: string, value: string) =>
  text.replace(new RegExp(`^${name}:.*(\n .*)*`, 'm'), `${name}: ${value}`);

const readFile = async (page: Page) => (await readCopy(page, FILE)) ?? '';

test.beforeEach(async ({ context, page }) => {
  // The window that picks a folder cannot be pressed. In its place, this picks one of the browser's own.
  await context.addInitScript(() => {
    const pick = async () => {
      const storage = await navigator.storage.getDirectory();
      const folder = await storage.getDirectoryHandle('sveltia-cms-test');
      await folder.getDirectoryHandle('.git', { create: true });
      return folder;
    };
    Object.assign(window, { showDirectoryPicker: pick });
  });
  await setBackend(context, { name: 'github', repo: 'owner/site' });
  await fillRepository(page);
  await openFolder(page);
});

test('a save keeps what a code editor or a pull has changed meanwhile', async ({ page }) => {
  const before = await readFile(page);
  await openService(page);
  await fillIn(page, 'hint', 'Tea');
  // Windows has other line ends.
  const changed = `# Kept\n${change(before, 'summary', 'Coffee')}`.replaceAll('\n', '\r\n');
  await writeCopy(page, FILE, changed);
  expect(await save(page, FILE)).toBe(change(changed, 'hint', 'Tea'));

  // The editor does not read the file again, so its next save must keep the change, too.
  await openService(page);
  await fillIn(page, 'hint', 'Jam');
  expect(await save(page, FILE)).toBe(change(changed, 'hint', 'Jam'));
});

test('two tabs keep what the other one saves', async ({ context, page }) => {
  const before = await readFile(page);
  await openService(page);
  const other = await context.newPage();
  // It opens the folder of the first one.
  await other.goto('/admin');
  await openService(other);
  await fillIn(other, 'summary', 'Coffee');
  await save(other, FILE);
  await fillIn(page, 'hint', 'Tea');
  expect(await save(page, FILE)).toBe(change(change(before, 'summary', 'Coffee'), 'hint', 'Tea'));
});

test('a new file does not replace one that has come meanwhile', async ({ page }) => {
  const file = 'content/testimonials/ada-byron.yaml';
  const theirs = 'name: Ada Byron\nrole: Analyst\ndescription: Theirs\n';
  await openNew(page, 'testimonials');
  await fillIn(page, 'name', 'Ada Byron');
  await fillIn(page, 'role', 'Analyst');
  await fillIn(page, 'description', 'Mine');
  await writeCopy(page, file, theirs);
  await pressSave(page);
  await expect(page.getByRole('alertdialog')).toContainText('There is a file of this name already');
  expect(await readCopy(page, file)).toBe(theirs);
});

test('words that are not saved are offered again, from the first visit on', async ({ page }) => {
  await openService(page);
  const field = getField(page, 'hint').getByRole('textbox');
  await field.fill('Tea');
  await page.keyboard.type(' and cake');
  // The CMS keeps them half a second after the last key.
  await page.waitForTimeout(1500);
  await page.reload();
  await openService(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(field).toHaveValue('Tea and cake');
});

test('a file that was deleted while it is open is not written again', async ({ page }) => {
  await openService(page);
  await fillIn(page, 'hint', 'Tea');
  await deleteCopy(page, FILE);
  await pressSave(page);
  await expect(page.getByRole('alertdialog')).toContainText('the file was deleted');
  expect(await readCopy(page, FILE)).toBeUndefined();
});

test('files that cannot be read are named with the line, until they are mended', async ({
  page,
}) => {
  const article = findFirst('content/articles');
  const before = await readFile(page);
  await writeCopy(page, FILE, `${before}more: "tea\n`);
  await writeCopy(page, article, 'Words alone');
  await page.reload();
  const alert = page.locator('[role="alert"]#unreadable');
  const line = before.split('\n').length;
  await expect(alert).toContainText(new RegExp(`${FILE} cannot be read.*line ${line}\\)`));
  await expect(alert).toContainText(`${article} cannot be read`);
  await expect(alert).not.toContainText('README');
  await writeCopy(page, FILE, before);
  await page.reload();
  await expect(alert).toContainText(article);
  await expect(alert).not.toContainText(FILE);
  // A click in its middle finds it only if nothing covers it.
  await alert.click();
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();
});
