import { film } from '@/content/site/shared';
import { filmPages } from '../../../../content/routes';
import { getAnswer, getChoices, getQuestion, setPrivacyControl } from '../../support/consent';
import { META_SCRIPT } from '../../support/meta';
import { expect, visit, waitForEnhancers } from '../../support/test';
import { expectNothing, expectViews, test, waitForReports } from '../../support/tracker';

const [FILM] = filmPages;

test('counts one view on every change of the page and none of the hash, and asks nothing', async ({
  page,
  meta,
}) => {
  await visit(page, '/about-us');
  await expectViews(page, meta, ['/about-us']);
  expect(meta.requested.filter((url) => url === META_SCRIPT)).toHaveLength(1);
  await expect(getQuestion(page)).toBeHidden();
  await page.locator('footer a[href="/privacy-policy"]').first().click();
  await expect(page).toHaveURL(/privacy-policy$/);
  await waitForEnhancers(page);
  await expectViews(page, meta, ['/about-us', '/privacy-policy']);
  await page.locator('main a[href^="#"]').first().click();
  await expect(page).toHaveURL(/#./);
  await page.goBack();
  await expect(page).toHaveURL(/privacy-policy$/);
  await expectViews(page, meta, ['/about-us', '/privacy-policy']);
  await page.goBack();
  await waitForEnhancers(page);
  await expectViews(page, meta, ['/about-us', '/privacy-policy', '/about-us']);
});

test('counts the film’s page by itself, and not in its frame', async ({ page, meta }) => {
  await visit(page, '/team-details');
  await expectViews(page, meta, ['/team-details']);
  const opener = page.getByRole('link', { name: film().open });
  await opener.scrollIntoViewIfNeeded();
  await expect(opener).toHaveAttribute('data-enhanced');
  await opener.click();
  const tracker = page.frameLocator('dialog iframe').locator('[data-pixel][data-enhanced]');
  await expect(tracker).toBeAttached();
  const frame = page.frames().find((one) => one.url().includes(FILM));
  await frame?.waitForLoadState('load');
  if (frame) await waitForReports(frame);
  await expectViews(page, meta, ['/team-details']);
  await visit(page, FILM);
  await expectViews(page, meta, ['/team-details', FILM]);
});

test('loads after the page has loaded and is idle', async ({ page, context, meta }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/pictures/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about-us', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await waitForEnhancers(page);
  await expectNothing(page, meta);
  release();
  await expectViews(page, meta, ['/about-us']);
});

test('starts nothing where the browser sends Global Privacy Control, until a yes', async ({
  page,
  context,
  meta,
}) => {
  await context.addInitScript(setPrivacyControl);
  await visit(page, '/about-us');
  await expectNothing(page, meta);
  await getChoices(page).click();
  await expect(getAnswer(page, 'refuse')).toHaveAttribute('aria-pressed', 'true');
  await getAnswer(page, 'accept').click();
  await expectViews(page, meta, ['/about-us']);
});

test.describe('blocked by the browser', () => {
  // The console notes the request that was blocked.
  test.use({ tolerated: /ERR_BLOCKED_BY_CLIENT/ });

  test('breaks nothing and logs nothing where Meta’s script is blocked', async ({
    page,
    context,
    meta,
  }) => {
    let blocked = 0;
    await context.route(META_SCRIPT, (route) => {
      blocked += 1;
      return route.abort('blockedbyclient');
    });
    await visit(page, '/about-us');
    await expect.poll(() => blocked).toBe(1);
    await expectNothing(page, meta);
    await page.locator('header [popovertarget="services-menu"]').click();
    await expect(page.locator('#services-menu a').first()).toBeVisible();
  });
});

test('what is typed into the search never reaches Meta', async ({ page, meta }) => {
  const WORDS = 'secretillness';
  await visit(page, `/search?q=${WORDS}`);
  await expectViews(page, meta, ['/search']);
  expect(meta.requested).not.toContain(META_SCRIPT);
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').first().click();
  await page.waitForURL('**/about-us');
  await expectViews(page, meta, ['/search', '/about-us']);
  expect(await page.evaluate(() => document.referrer)).not.toContain(WORDS);
  expect(meta.requested.join()).not.toContain(WORDS);
});
