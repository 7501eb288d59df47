import { expect, test } from '@playwright/test';
import type { EditorSettings } from '@/content/schema/editor';
import { toBackend, toSources } from '@/scripts/edit/backend';
import { toPage } from '@/scripts/edit/page';
import { signInWithToken, standInForGitHub } from './github';
import { findChangedLines } from './lines';
import { fillIn, openFile, pressSave, setBackend } from './repository';
import { findPlainArticle, nameOf } from './words';

const repository = 'rivermark/site';
const settings: EditorSettings = { service: 'github', repository, approval: true };
const token = 'github_pat_1a2b3c';
const FILE = findPlainArticle();
const BRANCH = `cms/articles/${nameOf(FILE)}`;

test('a change waits on a branch of its own until somebody publishes it', async ({ page }) => {
  test.setTimeout(120_000);
  await page.route('**/admin', (route) =>
    route.fulfill({ contentType: 'text/html', body: toPage('/admin', toSources(settings)) }),
  );
  await setBackend(page, toBackend(settings), { publish_mode: 'editorial_workflow' });
  const { files, branches } = await standInForGitHub(page, repository, token);
  const before = String(files.get(FILE));

  await signInWithToken(page, '/admin', token);
  await openFile(page, 'articles', nameOf(FILE));
  await fillIn(page, 'title', 'Paper first, then tea');
  await pressSave(page);
  await expect.poll(() => [...branches.keys()]).toContain(BRANCH);
  await expect.poll(() => String(branches.get(BRANCH)?.files.get(FILE))).not.toBe(before);
  const waiting = String(branches.get(BRANCH)?.files.get(FILE));
  expect(findChangedLines(before, waiting).added).toHaveLength(1);
  expect(String(files.get(FILE))).toBe(before);

  await page.getByRole('button', { name: 'Send for Review' }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();

  await test.step('somebody else finds it, changes it and publishes it', async () => {
    await signInWithToken(page, '/admin', token);
    await openFile(page, 'articles', nameOf(FILE));
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Paper first, then tea');
    await fillIn(page, 'alt', 'A pot of tea on a stack of paper');
    await pressSave(page);
    await expect
      .poll(() => String(branches.get(BRANCH)?.files.get(FILE)))
      .toContain('A pot of tea on a stack of paper');
    await openFile(page, 'articles', nameOf(FILE));
    await page.getByRole('button', { name: /Status:/ }).click();
    await page.getByRole('menuitemradio', { name: 'Ready' }).click();
    await page.getByRole('button', { name: 'Publish Entry' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect.poll(() => String(files.get(FILE))).not.toBe(before);
    const { removed, added } = findChangedLines(before, String(files.get(FILE)));
    expect(added).toHaveLength(removed.length);
    expect(added[0]).toMatch(/^title: ["']?Paper first, then tea["']?$/);
  });
});
