import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { splitFrontMatter } from '@/content/files/front-matter';
import { filesIn } from '@/scripts/site/files';
import { findChangedLines } from './lines';
import { getField, openEditor, openFile, readCopy, save } from './repository';

/** Whether a file has a text that pages show. A comment is none. */
const hasText = (file: string) =>
  /^(?!<!--)./.test(splitFrontMatter(readFileSync(file, 'utf8'))?.body.trim() ?? '');

/** The files of collections that have a text. */
const texts = filesIn('content').filter(
  (file) => /^content\/[^/]+\/.+\.md$/.test(file) && hasText(file),
);

// The editor draws only the fields on the screen.
test.use({ viewport: { width: 1280, height: 6000 } });

const open = (page: Page, file: string) =>
  openFile(page, basename(dirname(file)), basename(file, '.md'));

/** Opens a text with code. The editor loads what that needs, and takes the cursor when it has it. */
async function loadLanguages(page: Page): Promise<void> {
  const file = texts.find((each) => readFileSync(each, 'utf8').includes('```'));
  if (file === undefined) return;
  const loaded = page.waitForResponse(/\/languages-/);
  await open(page, file);
  await loaded;
}

/** Writes at the start of a text, and expects one other line. */
async function writeFirst(page: Page, file: string): Promise<void> {
  await open(page, file);
  const before = (await readCopy(page, file)) ?? '';
  const text = getField(page, 'body').locator('[contenteditable=true]').first();
  await text.locator('p').first().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('x ');
  await expect(text).toHaveText(/^x /);
  const { removed, added } = findChangedLines(before, await save(page, file));
  expect(added).toEqual([`x ${removed[0]}`]);
  expect(removed).toHaveLength(1);
}

test('a word of a text changes its own line', async ({ page }) => {
  test.setTimeout(30_000 + texts.length * 15_000);
  await openEditor(page);
  await loadLanguages(page);
  for (const file of texts) await test.step(file, () => writeFirst(page, file));
});
