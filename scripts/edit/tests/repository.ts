import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { filesIn } from '../../site/files';

/** The folder of the browser's private file system that the editor takes for its repository. */
const ROOT = 'sveltia-cms-test';

/** Copies the content of this checkout into the browser. */
async function fill(page: Page): Promise<void> {
  const files = filesIn('content')
    .filter((file) => /\.(yaml|md)$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
  await page.evaluate(
    async ([root, all]) => {
      const storage = await navigator.storage.getDirectory();
      for (const [file, text] of all) {
        const names = [root, ...file.split('/')];
        let folder = storage;
        for (const name of names.slice(0, -1)) {
          folder = await folder.getDirectoryHandle(name, { create: true });
        }
        const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
        const stream = await handle.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    [ROOT, files] as const,
  );
}

/** Opens the editor on a copy of the content. */
export async function openEditor(page: Page): Promise<void> {
  // An address of the editor's origin that has no script.
  await page.goto('/admin/config.js');
  await fill(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
  await expect(page.getByText('Articles').first()).toBeVisible();
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

/** Saves, and returns the new text of the file. */
export async function save(page: Page, file: string): Promise<string> {
  const before = await readCopy(page, file);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => readCopy(page, file)).not.toBe(before);
  return (await readCopy(page, file)) ?? '';
}
