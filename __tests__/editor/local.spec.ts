import { expect, test } from '@playwright/test';
import { findChangedLines } from './lines';
import { fillIn, fillRepository, openFile, readCopy, save, setBackend } from './repository';
import { findFirst, nameOf } from './words';

test('the editor works on the folder that somebody picks', async ({ page }) => {
  // The window that picks a folder cannot be pressed. In its place, this picks one of the browser's own.
  await page.addInitScript(() => {
    const pick = async () => {
      const storage = await navigator.storage.getDirectory();
      const folder = await storage.getDirectoryHandle('sveltia-cms-test');
      await folder.getDirectoryHandle('.git', { create: true });
      return folder;
    };
    Object.assign(window, { showDirectoryPicker: pick });
  });
  await setBackend(page, { name: 'github', repo: 'owner/site' });
  await fillRepository(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('Articles').first()).toBeVisible();

  const file = findFirst('content/services');
  const before = (await readCopy(page, file)) ?? '';
  await openFile(page, 'services', nameOf(file));
  await fillIn(page, 'hint', 'Words from the folder');
  const { removed, added } = findChangedLines(before, await save(page, file));
  expect(removed).toHaveLength(1);
  expect(added).toHaveLength(1);
  expect(added[0]).toContain('Words from the folder');
});
