import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname } from 'node:path';
import { expect, test } from '@playwright/test';
import { words } from './words';

/** A collection of the configuration. */
type Part = { format?: string; files?: readonly { format: string }[] };

const require = createRequire(new URL('../../scripts/edit/package.json', import.meta.url));

test('the CMS accepts the configuration', async ({ page }) => {
  const { default: Ajv } = require('ajv');
  const options = { strict: false, validateFormats: false };
  const schema = readFileSync(
    'scripts/edit/node_modules/@sveltia/cms/schema/sveltia-cms.json',
    'utf8',
  );
  const validate = new Ajv(options).compile(JSON.parse(schema));
  await page.goto('/admin');
  const config = await page.evaluate(() => Reflect.get(window, 'cmsConfig'));
  validate(config);
  expect(validate.errors).toBeNull();
});

test('the check in the browser refuses no file of content', async ({ page }) => {
  await page.goto('/admin');
  const config = await page.evaluate(() => Reflect.get(window, 'cmsConfig'));
  const parts: readonly Part[] = config.collections;
  const formats = parts.flatMap(({ format, files = [] }) =>
    [format, ...files.map((file) => file.format)].filter((each) => each !== undefined),
  );
  const texts = words.flatMap((file): [string, string][] => {
    const folder = `${dirname(file)}/*${extname(file)}`;
    const format = formats.find((each) => each === file || each === folder);
    return format ? [[format, readFileSync(file, 'utf8')]] : [];
  });
  expect(texts.length).toBeGreaterThan(50);
  const problems = await page.evaluate(async (all) => {
    const module = '/admin/check.js';
    const { findProblems } = await import(module);
    const found: string[] = [];
    for (const [format, text] of all) found.push(...(await findProblems(format, text)));
    return found;
  }, texts);
  expect(problems).toEqual([]);
});
