import { getAnswer, getChoices, getQuestion } from '../../support/consent';
import { recordScripts } from '../../support/requests';
import { expect, visit } from '../../support/test';
import {
  expectNothing,
  expectViews,
  getTrackerCookies,
  SENTINEL,
  test,
  waitForReports,
} from '../../support/tracker';

test('loads nothing of the tracker before an answer, counts one view after a yes, and one on each page from then on', async ({
  page,
  context,
  meta,
  baseURL,
}) => {
  // Of an earlier setting.
  await context.addCookies([{ name: '_fbp', value: 'fb.1.1.1', url: baseURL }]);
  const readScripts = recordScripts(page);
  await visit(page, '/about-us');
  await expect(getQuestion(page)).toBeVisible();
  await expectNothing(page, meta);
  const scripts = await readScripts();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes('fbevents.js'))).toEqual([]);
  await expect.poll(() => getTrackerCookies(page)).toEqual([]);

  await getAnswer(page, 'accept').click();
  await expect(getQuestion(page)).toBeHidden();
  await expectViews(page, meta, ['/about-us']);
  expect(await getTrackerCookies(page)).toEqual(['_fbp']);
  await visit(page, '/team');
  await expect(getQuestion(page)).toBeHidden();
  await expectViews(page, meta, ['/about-us', '/team']);
});

test('counts nothing after the visitor refuses, remembers that, and counts after a later yes', async ({
  page,
  meta,
}) => {
  await visit(page, '/about-us');
  await getAnswer(page, 'refuse').click();
  await expect(getQuestion(page)).toBeHidden();
  await visit(page, '/team');
  await expect(getQuestion(page)).toBeHidden();
  await expectNothing(page, meta);

  await getChoices(page).click();
  await expect(getAnswer(page, 'refuse')).toHaveAttribute('aria-pressed', 'true');
  await expect(getAnswer(page, 'accept')).toHaveAttribute('aria-pressed', 'false');
  await getAnswer(page, 'accept').click();
  await expectViews(page, meta, ['/team']);
});

test('a visitor who accepted can refuse: the cookies go, and nothing more is sent', async ({
  page,
  context,
  meta,
  baseURL,
}) => {
  await visit(page, '/about-us');
  await getAnswer(page, 'accept').click();
  await expectViews(page, meta, ['/about-us']);
  await context.addCookies([{ name: '_fbc', value: 'fb.1.1.click', url: baseURL }]);
  expect(await getTrackerCookies(page)).toHaveLength(2);

  await getChoices(page).click();
  await expect(getAnswer(page, 'accept')).toHaveAttribute('aria-pressed', 'true');
  await getAnswer(page, 'refuse').click();
  await expect.poll(() => getTrackerCookies(page)).toEqual([]);
  // Meta's script knows that consent is revoked.
  await page.evaluate(() => window.fbq?.('track', 'Lead'));
  await waitForReports(page);
  expect(meta.reports.map(({ event }) => event)).not.toContain('Lead');

  const asked = meta.requested.length;
  await visit(page, '/team');
  await expect(getQuestion(page)).toBeHidden();
  await waitForReports(page);
  expect(meta.requested.slice(asked)).toEqual([SENTINEL]);
  expect(await getTrackerCookies(page)).toEqual([]);
});
