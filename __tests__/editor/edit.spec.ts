import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { findChangedLines } from './lines';
import { openEditor, openFile, readCopy, save, writeText } from './repository';
import { findFirst, findPlainArticle, nameOf, readFields, words } from './words';

const require = createRequire(new URL('../../scripts/edit/package.json', import.meta.url));

/** A file of each part of the editor, and the address of its page. */
const entries: readonly { part: string; file: string; address?: string }[] = [
  {
    part: 'articles',
    file: findPlainArticle(),
    address: `/blogs/${nameOf(findPlainArticle())}`,
  },
  { part: 'services', file: findFirst('content/services') },
  { part: 'testimonials', file: findFirst('content/testimonials') },
  { part: 'pages', file: 'content/pages/about.yaml', address: '/about-us' },
  { part: 'pages', file: 'content/pages/careers.yaml', address: '/careers' },
  { part: 'sections', file: 'content/sections/tools.yaml' },
  { part: 'site', file: 'content/agency.yaml' },
  { part: 'words', file: 'content/mail.yaml' },
];

/** The first field with a text that is no address. It may be in a group, which is closed at first. */
async function findText(page: Page): Promise<Locator> {
  const texts = page.getByRole('textbox');
  const groups = page.getByRole('button', { name: 'Expand' });
  await expect(texts.or(groups).first()).toBeVisible();
  for (;;) {
    for (const text of await texts.all()) {
      if (/^(?!https:|\/)./.test(await text.inputValue())) return text;
    }
    await groups.first().click();
  }
}

test('the CMS accepts the configuration', async ({ page }) => {
  const { default: Ajv } = require('ajv');
  const file = 'scripts/edit/node_modules/@sveltia/cms/schema/sveltia-cms.json';
  const options = { strict: false, validateFormats: false };
  const validate = new Ajv(options).compile(JSON.parse(readFileSync(file, 'utf8')));
  await page.goto('/admin');
  validate(await page.evaluate(() => Reflect.get(window, 'cmsConfig')));
  expect(validate.errors).toBeNull();
});

test('a word of a file changes its own line, the file has a link to its page, and nothing is loaded from another site', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(new URL(request.url()).origin));
  await page.addInitScript(() => {
    window.open = (url) => {
      document.title = String(url);
      return null;
    };
  });
  await openEditor(page);
  for (const { part, file, address } of entries) {
    await test.step(file, async () => {
      await openFile(page, part, nameOf(file));
      const before = (await readCopy(page, file)) ?? '';
      const text = await findText(page);
      if (address !== undefined) {
        await page.getByRole('button', { name: 'View on Live Site' }).click();
        await expect(page).toHaveTitle(`http://localhost:3000${address}`);
      }
      await text.fill(`${await text.inputValue()} x`);
      const { removed, added } = findChangedLines(before, await save(page, file));
      expect([removed.length, added.length], file).toEqual([1, 1]);
      expect(added[0]).toContain(' x');
    });
  }
  expect([...loaded].filter((origin) => origin !== baseURL && origin !== 'null')).toEqual([]);
});

test('a word of a text changes its own line', async ({ page }) => {
  const file = findPlainArticle();
  await page.setViewportSize({ width: 1280, height: 6000 });
  await openEditor(page);
  await openFile(page, 'articles', nameOf(file));
  const before = (await readCopy(page, file)) ?? '';
  await writeText(page, 'x ');
  const { removed, added } = findChangedLines(before, await save(page, file));
  expect(added).toEqual([`x ${removed[0]}`]);
  expect(removed).toHaveLength(1);
});

test('an item of a list comes and goes with its own lines', async ({ page }) => {
  // A person's week has seven days at most.
  const file =
    words.find(
      (each) =>
        each.startsWith('content/team/') && [1, 2, 3, 4, 5].includes(readFields(each).week.length),
    ) ?? '';
  const { length } = readFields(file).week;
  await openEditor(page);
  await openFile(page, 'team', nameOf(file));
  await page.getByRole('button', { name: 'Expand All' }).first().click();
  const before = (await readCopy(page, file)) ?? '';
  await page.getByRole('button', { name: /^Add .*Day/i }).click();
  const inputs = page.locator(`[data-key-path^="week.${length}."]`).getByRole('textbox');
  await expect(inputs).toHaveCount(2);
  await inputs.first().fill('Sunday');
  await inputs.last().fill('Rests');
  const longer = await save(page, file);
  expect(findChangedLines(before, longer)).toEqual({
    removed: [],
    added: ['  - day: Sunday', '    what: Rests'],
  });

  await openFile(page, 'team', nameOf(file));
  await page.getByRole('button', { name: 'Expand All' }).first().click();
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  const { removed, added } = findChangedLines(longer, await save(page, file));
  expect(removed[0]).toContain('- day: ');
  expect(added).toEqual([]);
});

test('people are arranged in their list, which saves several files', async ({ page }) => {
  const files = words.filter((file) => file.startsWith('content/team/'));
  const [first = '', second = ''] = files.toSorted(
    (one, other) => readFields(one).order - readFields(other).order,
  );
  await openEditor(page);
  await page.evaluate(() => location.assign('#/collections/team'));
  await page.getByRole('button', { name: 'Reorder' }).click();
  await page.getByRole('button', { name: 'Move Down' }).first().click();
  await page.getByRole('button', { name: 'Done' }).click();
  const moved = (file: string, from: string, to: string) =>
    readFileSync(file, 'utf8').replace(`order: ${from}`, `order: ${to}`);
  await expect.poll(() => readCopy(page, second)).toBe(moved(second, '2', '1'));
  expect(await readCopy(page, first)).toBe(moved(first, '1', '2'));
});
