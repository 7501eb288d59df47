import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '@/scripts/edit/backend';
import { filesIn } from '@/scripts/site/files';

/** The folder of the browser's private file system that the editor takes for its repository. */
const ROOT = 'sveltia-cms-test';

/** The files that the editor reads: all words, and a few pictures. */
const isCopied = (file: string) =>
  /\.(yaml|md)$/.test(file) || /masters\/(cover|team)-[^/]+$/.test(file);

/** Writes files of the copy. */
const writeFiles = (page: Page, files: readonly (readonly [file: string, base64: string])[]) =>
  page.evaluate(
    async ([root, all]) => {
      const storage = await navigator.storage.getDirectory();
      const write = async ([file, bytes]: readonly [string, string]) => {
        const names = [root, ...file.split('/')];
        let folder = storage;
        for (const name of names.slice(0, -1)) {
          folder = await folder.getDirectoryHandle(name, { create: true });
        }
        const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
        const stream = await handle.createWritable();
        await stream.write(Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0)));
        await stream.close();
      };
      await Promise.all(all.map(write));
    },
    [ROOT, files] as const,
  );

/**
 * Copies content into the browser.
 *
 * @param from the folder of the site, by default this checkout
 */
export async function fillRepository(page: Page, from = '.'): Promise<void> {
  // An address of the editor's origin that has no script.
  await page.goto('/admin/assets/source-sans-3.LICENSE.txt');
  const files = filesIn(`${from}/content`).filter(isCopied);
  await writeFiles(
    page,
    files.map((file) => [relative(from, file), readFileSync(file, 'base64')]),
  );
}

/** Writes a file of the copy, as a program beside the editor does. */
export const writeCopy = (page: Page, file: string, text: string): Promise<void> =>
  writeFiles(page, [[file, Buffer.from(text).toString('base64')]]);

/** Deletes a file of the copy, as a program beside the editor does. */
export const deleteCopy = (page: Page, file: string): Promise<void> =>
  page.evaluate(
    async ([root, path]) => {
      let folder = await navigator.storage.getDirectory();
      const names = [root, ...path.split('/')];
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      await folder.removeEntry(names.at(-1) ?? '');
    },
    [ROOT, file] as const,
  );

/** Gives the editor another place to read and write. */
export const setBackend = (routes: BrowserContext, backend: Backend): Promise<unknown> =>
  routes.route('**/admin/config.js', async (route) => {
    const config = await (await route.fetch()).text();
    await route.fulfill({
      body: `${config}Object.assign(window.cmsConfig, ${JSON.stringify({ backend })});`,
    });
  });

/** Opens the editor on a copy of the content of a site. */
export async function openEditor(page: Page, from?: string): Promise<void> {
  await fillRepository(page, from);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
  await expect(page.getByText('Articles').first()).toBeVisible();
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function goTo(page: Page, hash: string): Promise<void> {
  // After a save, the editor may still be on its way back to the list.
  await expect(async () => {
    await page.evaluate((to) => location.assign(to), hash);
    await expect(saveButton(page)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
}

/** Opens a file of a part of the editor, such as "articles". */
export const openFile = (page: Page, part: string, slug: string): Promise<void> =>
  goTo(page, `#/collections/${part}/entries/${slug}`);

/** Opens an empty form for a new file. */
export const openNew = (page: Page, part: string): Promise<void> =>
  goTo(page, `#/collections/${part}/new`);

/** A field of the form that is open, such as "banner.title". */
export const getField = (page: Page, key: string): Locator =>
  page.locator(`[data-key-path="${key}"]`);

/** Opens all groups and lists around a field, and returns it. */
export async function showField(page: Page, key: string): Promise<Locator> {
  const field = getField(page, key).first();
  const names = key.split('.');
  for (const i of names.slice(1).keys()) {
    const group = getField(page, names.slice(0, i + 1).join('.'));
    // An item of a list of groups has no field of its own.
    if (/^\d+$/.test(names[i] ?? '') && (await group.count()) === 0) continue;
    const closed = group.getByRole('button', { name: /^Expand( All)?$/ });
    const inner = page.locator(`[data-key-path^="${names.slice(0, i + 2).join('.')}"]`);
    // A list is closed, and so are its items.
    await expect(async () => {
      if ((await inner.count()) === 0) await closed.first().click({ timeout: 1000 });
      await expect(inner.first()).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
  }
  return field;
}

/** Writes a text into a field. */
export async function fillIn(page: Page, key: string, text: string): Promise<void> {
  const field = await showField(page, key);
  await field.locator('input, textarea').first().fill(text);
}

/** Writes at the start of the text of the form. */
export async function writeText(page: Page, text: string): Promise<void> {
  const body = getField(page, 'body').locator('[contenteditable=true]').first();
  // Keys that come right after the form is drawn may be lost where the CMS is busy.
  await expect(async () => {
    await body.locator('p').first().click({ timeout: 1000 });
    await expect(body).toBeFocused({ timeout: 1000 });
    await page.keyboard.press('Control+Home');
    await page.keyboard.type(text);
    await expect(body).toContainText(text, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
}

/** Chooses one of the values of a field. */
export async function choose(page: Page, key: string, value: string): Promise<void> {
  const field = await showField(page, key);
  const radio = field.getByRole('radio', { name: value, exact: true });
  const list = field.getByRole('combobox');
  await radio.or(list).first().click();
  // Up to five values stand in the form itself.
  if ((await list.count()) > 0) {
    await page.getByRole('option', { name: value, exact: true }).click();
  }
}

/** The text of a file of the copy. Undefined if it is not there. */
export const readCopy = (page: Page, file: string): Promise<string | undefined> =>
  page.evaluate(
    async ([root, path]) => {
      try {
        let folder = await navigator.storage.getDirectory();
        const names = [root, ...path.split('/')];
        for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
        const handle = await folder.getFileHandle(names.at(-1) ?? '');
        return await (await handle.getFile()).text();
      } catch {
        return undefined;
      }
    },
    [ROOT, file] as const,
  );

/** The files of the copy that are new or differ from those of this checkout. */
export async function readChanges(page: Page): Promise<ReadonlyMap<string, Buffer>> {
  const files = await page.evaluate(async (root) => {
    const storage = await navigator.storage.getDirectory();
    const found: [string, string][] = [];
    async function collect(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const [name, handle] of folder.entries()) {
        const file = path === '' ? name : `${path}/${name}`;
        if (handle instanceof FileSystemDirectoryHandle) await collect(handle, file);
        else {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          found.push([file, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))]);
        }
      }
    }
    await collect(await storage.getDirectoryHandle(root), '');
    return found;
  }, ROOT);
  return new Map(
    files
      .map(([file, bytes]) => [file, Buffer.from(bytes, 'base64')] as const)
      .filter(([file, bytes]) => !existsSync(file) || !readFileSync(file).equals(bytes)),
  );
}

/** Presses Save. */
export const pressSave = (page: Page): Promise<void> => saveButton(page).click();

/** Saves, and returns the new text of the file. */
export async function save(page: Page, file: string): Promise<string> {
  const before = await readCopy(page, file);
  await pressSave(page);
  await expect.poll(() => readCopy(page, file)).not.toBe(before);
  // The editor goes back to the list.
  await expect(saveButton(page)).toBeHidden();
  return (await readCopy(page, file)) ?? '';
}
