import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { findChangedLines } from './lines';
import { openEditor, openFile, pressSave, readCopy, save } from './repository';
import { ARTICLE, FOLDER, PORT, TRANSLATED } from './two-languages';

const DESCRIPTION = 'Über dreißig Menschen an zwei Ufern. Lernen Sie sechs von ihnen kennen.';

test.use({ baseURL: `http://localhost:${PORT}` });

/** The German half of the form. */
const getGerman = (page: Page) => page.getByRole('group').and(page.locator('[data-locale="de"]'));

const getText = (page: Page, key: string) =>
  getGerman(page).locator(`[data-key-path="${key}"]`).locator('input, textarea').first();

test.beforeEach(async ({ page }) => {
  // The editor draws only the fields on the screen.
  await page.setViewportSize({ width: 1280, height: 9000 });
  await openEditor(page, FOLDER);
});

test('a translation stands beside its original, has only words, and a save changes no other file', async ({
  page,
}) => {
  await openFile(page, 'articles', 'before-you-ask-for-a-price');
  const [original, before] = await Promise.all(
    [ARTICLE, TRANSLATED].map((file) => readCopy(page, file)),
  );
  await expect(getText(page, 'title')).toHaveValue(/^Bevor Sie/);
  await expect(getGerman(page).locator('[data-key-path="author"]')).toBeHidden();
  await getText(page, 'alt').fill('Ein Brett');
  const { removed, added } = findChangedLines(before ?? '', await save(page, TRANSLATED));
  expect([removed.length, added]).toEqual([1, ['alt: Ein Brett']]);
  expect(await readCopy(page, ARTICLE)).toBe(original);
});

test('a page begins in a further language with the sections of its original, and their words', async ({
  page,
}) => {
  const file = 'content/de/pages/team.yaml';
  await openFile(page, 'pages', 'team');
  await page.getByRole('button', { name: /^Enable/ }).click();
  await pressSave(page);
  await expect(page.getByText(/fields have errors/)).toBeVisible();
  const empty = getGerman(page).locator('[aria-invalid=true]');
  // A field that is filled in is no longer among them.
  for (let left = await empty.count(); left > 0; left -= 1) await empty.first().fill('Wort');
  await pressSave(page);
  await expect(page.getByText(/Legend: expected the words in this language/)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  const closed = getGerman(page).getByRole('button', { name: 'Expand', exact: true });
  for (let left = await closed.count(); left > 0; left = await closed.count()) {
    await closed.first().click();
  }
  for (const key of ['share.alt', 'sections.0.breadcrumb.current', 'sections.0.legend']) {
    await getText(page, key).fill('Wort');
  }
  await getText(page, 'meta.description').fill(DESCRIPTION);
  expect(parse(await save(page, file))).toEqual({
    meta: { description: DESCRIPTION },
    share: { alt: 'Wort' },
    sections: [
      {
        section: 'team-intro',
        breadcrumb: { current: 'Wort' },
        title: 'Wort',
        lead: 'Wort',
        legend: 'Wort',
      },
      { section: 'team-grid', title: 'Wort', more: { label: 'Wort' } },
      { section: 'social-strip' },
      {
        section: 'closing',
        title: 'Wort',
        lead: 'Wort',
        action: { label: 'Wort' },
        more: { label: 'Wort' },
      },
    ],
  });
});
