import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import { splitMarkdown } from '@/scripts/author/writer';
import { filesIn } from '@/scripts/site/files';
import { findChangedLines } from './lines';
import { getField, openEditor, openFile, readCopy, save } from './repository';

/** Whether a file has a text that pages show. A comment is none. */
const hasText = (file: string) =>
  /^(?!<!--)./.test(splitMarkdown(readFileSync(file, 'utf8'))?.body.trim() ?? '');

/** The files of collections that have a text. */
const texts = filesIn('content').filter(
  (file) => /^content\/[^/]+\/.+\.md$/.test(file) && hasText(file),
);

for (const file of texts) {
  test(`a word of the text of ${file} changes its own line`, async ({ page }) => {
    await openEditor(page);
    await openFile(page, basename(dirname(file)), basename(file, '.md'));
    const before = (await readCopy(page, file)) ?? '';
    const text = getField(page, 'body').locator('[contenteditable=true]').first();
    await text.locator('p').first().click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('x ');
    await expect(text).toHaveText(/^x /);
    const { removed, added } = findChangedLines(before, await save(page, file));
    expect([removed.length, added.length]).toEqual([1, 1]);
    expect(added[0]).toBe(`x ${removed[0]}`);
  });
}
