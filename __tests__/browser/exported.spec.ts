import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { unexpected } from '@/content/site/unexpected';
import { isLeftOut } from '../../content/files/left-out';
import { filmPages } from '../../content/routes';
import { exportedPages, readExported } from './support/exported';
import { everyPage } from './support/routes';
import { expect, test } from './support/test';

test('the tests know every exported page', () => {
  const exported = exportedPages
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .filter((path) => !['/404', '/500', '/_not-found'].includes(path));
  expect(exported.sort()).toEqual(
    [...everyPage, ...filmPages.filter((path) => !isLeftOut(path))].sort(),
  );
});

test('every page fetches one picture at most with priority, and all others lazily', () => {
  for (const file of exportedPages) {
    const pictures = readExported(file).match(/<img[^>]*>/g) ?? [];
    const eager = pictures.filter((picture) => !picture.includes('loading="lazy"'));
    expect.soft(eager.length, file).toBeLessThanOrEqual(1);
    for (const picture of eager) expect.soft(picture, file).toContain('fetchpriority="high"');
  }
});

test('hosts have a page to show when they fail', async ({ request }) => {
  const html = await (await request.get('/500')).text();
  expect(html).toContain(unexpected().title);
});

test('the terms link to the licences of software and typefaces', async ({ page }) => {
  await page.goto('/terms-condition');
  await page.locator('main a[href="/licenses.txt"]').click();
  await expect(page).toHaveURL('/licenses.txt');
  await expect(page.getByText('SIL OPEN FONT LICENSE Version 1.1')).toBeVisible();
  await expect(page.getByText('Copyright (c) 2014 Kiran Abburi').first()).toBeVisible();
});

test('every page has its policy and its encoding first, and Google’s evaluator finds no fault', () => {
  for (const file of exportedPages) {
    const html = readExported(file);
    const head = html.slice(html.indexOf('<head>') + '<head>'.length).trimStart();
    const [, policy = ''] =
      /^(?:<meta charset="utf-8">)?<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
        head,
      ) ?? [];
    expect.soft(policy, file).toContain("default-src 'none'");
    // Browsers look for the encoding in the first 1024 bytes.
    expect.soft(Buffer.from(html).subarray(0, 1024).toString()).toContain('<meta charset="utf-8">');
    // It also warns of 'self', where only files of the build are.
    const faults = new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
      .map(({ directive, description }) => `${directive}: ${description}`);
    expect.soft(faults, file).toEqual([]);
    // Only the search compiles WebAssembly.
    expect.soft(policy.includes("'wasm-unsafe-eval'"), file).toBe(file === 'search.html');
    // Trackers and reCAPTCHA assign the addresses of their scripts as text.
    const loadsOthers = /script-src[^;]* https:/.test(policy);
    expect.soft(policy.includes("require-trusted-types-for 'script'"), file).toBe(!loadsOthers);
  }
});
