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
