import { readFileSync } from 'node:fs';
import { missing } from '@/content/pages/errors';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { findCovered } from './support/covered';
import { findCutOff, getOverflow } from './support/layout';
import { unknownJob, unknownPages } from './support/routes';
import { expect, test, visit, waitForEnhancers } from './support/test';

test.use({ tolerated: /404|500/ });

const JOBS = '/job-description';
/** These begin like a job's address, at which a script changes the page. */
const likeJobs = unknownPages.filter((path) => path.startsWith(JOBS));
const [notFound = ''] = unknownPages;

test('every unknown address is answered with the 404 page', async ({ request }) => {
  const html = readFileSync('out/404.html', 'utf8');
  for (const path of [...unknownPages, unknownJob]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).toBe(html);
  }
});

test('unknown addresses show the 404 page, which leads to the home page', async ({ page }) => {
  for (const path of [...likeJobs, notFound]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing.title);
    await expect(page.getByRole('main').getByText(missing.text, { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: missing.action.label }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown job has a heading and a title of its own', async ({ page }) => {
  const response = await page.goto(unknownJob);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing.job.title);
  await expect(page).toHaveTitle(missing.job.documentTitle);
  await expect(page.getByText(missing.title)).toHaveCount(0);
  // The enhancers do not change it.
  await waitForEnhancers(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing.job.title);
  await expect(page).toHaveTitle(missing.job.documentTitle);
});

for (const path of [notFound, unknownJob, '/500']) {
  test(`the page at ${path} fits every screen, and is accessible`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('main')).toHaveCount(1);
    for (const width of [320, 390, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await getOverflow(page), `horizontal scroll at ${width}`).toBe(0);
      expect.soft(await findCutOff(page), `cut off at ${width}`).toEqual([]);
      expect.soft(await findCovered(page), `covered at ${width}`).toEqual([]);
      if (width === 390 || width === 1440) await expectAccessibleInBothThemes(page, `${width}`);
    }
  });
}
