import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';

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
