import { missing } from '@/content/site/missing';
import { expectAccessibleInBothThemes } from './support/accessibility';
import { findCovered } from './support/covered';
import { readExported } from './support/exported';
import { findCutOff, getOverflow } from './support/layout';
import { jobs, unknownJob, unknownPages } from './support/routes';
import { expect, visit, waitForEnhancers } from './support/test';
import { test } from './support/violations';

test.use({ tolerated: /404|500/ });

const JOBS = '/job-description';
/** These begin like a job's address, at which a script changes the page. */
const likeJobs = unknownPages.filter((path) => path.startsWith(JOBS));
const [notFound = ''] = unknownPages;

/** The heading at the address of a job. A site without jobs has that of any other address. */
const { title: jobTitle } = missing().job ?? missing();

test('every unknown address is answered with the 404 page', async ({ request }) => {
  const html = readExported('404.html');
  for (const path of [...unknownPages, unknownJob]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).toBe(html);
  }
});

test('an unknown address leads to the home page and to the search, and an unknown job has a heading and a title of its own', async ({
  page,
}) => {
  for (const path of [...likeJobs, notFound]) {
    await page.goto(path);
    await waitForEnhancers(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing().title);
    await expect(page.getByRole('main').getByText(missing().text, { exact: true })).toBeVisible();
  }
  const { action, search, job } = missing();
  for (const { label, href } of [action, ...(search ? [search] : [])]) {
    const link = page.getByRole('main').getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', href);
  }
  if (!job) return;
  // The enhancers do not change it.
  await visit(page, unknownJob);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobTitle);
  await expect(page).toHaveTitle(job.documentTitle);
  await expect(page.getByText(missing().title)).toHaveCount(0);
});

test.describe('on a host without rules for trailing slashes', () => {
  test.beforeEach(async ({ page }) => {
    const body = readExported('404.html');
    await page.route(/\/$/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
    );
  });

  test('an address with a trailing slash leads to the one without', async ({ page }) => {
    for (const path of [...jobs.slice(0, 1), '/contact']) {
      await page.goto(`${path}/?from=mail#content`);
      await expect(page).toHaveURL(`${path}?from=mail#content`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(missing().title);
    }
    await page.goto(`${unknownJob}/`);
    await expect(page).toHaveURL(unknownJob);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobTitle);
  });

  test('an address never leads to another host', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}//example.com/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing().title);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
});

for (const path of [notFound, '/500']) {
  test(`the page at ${path} fits every screen, is accessible, and does nothing that its policy refuses`, async ({
    page,
    violations,
  }) => {
    await visit(page, path);
    await expect(page.getByRole('main')).toHaveCount(1);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await getOverflow(page), `horizontal scroll at ${width}`).toBe(0);
      expect.soft(await findCutOff(page), `cut off at ${width}`).toEqual([]);
      expect.soft(await findCovered(page), `covered at ${width}`).toEqual([]);
    }
    await expectAccessibleInBothThemes(page, path);
    // The policy lets its sheet in.
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    expect(violations).toEqual([]);
  });
}
