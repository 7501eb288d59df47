import type { Page } from '@playwright/test';
import { COUNTER, STATS, STATS_API } from '../../../variants/variants';
import { getAnswer, getChoices, getQuestion } from '../../support/consent';
import { standInForService } from '../../support/form-service';
import { forms, openForm } from '../../support/forms';
import { type Stats, standInForStats, WAYS } from '../../support/stats';
import { test as base, expect, visit } from '../../support/test';
import { waitForReports } from '../../support/tracker';

const test = base.extend<{ stats: Stats }>({
  answered: /^https:\/\/(stats|api|counter|forms)\.example\.com\//,
  stats: [
    async ({ context }, use) => {
      await use(await standInForStats(context));
    },
    { auto: true },
  ],
});

/** The reports of one view of each page, with the attribute of the script. */
const viewsOf = (...paths: string[]) =>
  paths.flatMap((path) => WAYS.map((way) => `${way} ${path} seen`)).sort();

/** Visits a page, accepts, and waits until the view is reported in each way. */
async function accept(page: Page, stats: Stats) {
  await visit(page, '/about-us');
  await getAnswer(page, 'accept').click();
  await expect.poll(stats.reports).toEqual(viewsOf('/about-us'));
}

const getCookies = (cookies: { name: string }[]) =>
  cookies.map(({ name }) => name).filter((name) => name.startsWith('_pk'));

test('loads nothing before a yes, then counts each page once in each way that trackers use', async ({
  page,
  context,
  stats,
}) => {
  await visit(page, '/about-us');
  await expect(getQuestion(page)).toBeVisible();
  await waitForReports(page, '/icon.svg?3');
  expect(stats.requested).toEqual([]);
  await getAnswer(page, 'accept').click();
  await expect.poll(stats.reports).toEqual(viewsOf('/about-us'));
  await visit(page, '/team');
  await expect.poll(stats.reports).toEqual(viewsOf('/about-us', '/team'));
  await waitForReports(page, '/icon.svg?3');
  expect(stats.reports()).toEqual(viewsOf('/about-us', '/team'));
  expect(getCookies(await context.cookies())).toEqual(['_pk_id.1']);
  // The second tracker is loaded once a page, too.
  expect(stats.requested.filter((url) => url === COUNTER)).toHaveLength(2);
});

test('after a refusal its cookies go, it is told, and nothing more is loaded or sent', async ({
  page,
  context,
  stats,
}) => {
  await accept(page, stats);
  await getChoices(page).click();
  await getAnswer(page, 'refuse').click();
  await expect.poll(async () => getCookies(await context.cookies())).toEqual([]);
  const before = stats.requested.length;
  await page.evaluate(() => window._paq?.push(['trackPageView']));
  await visit(page, '/team');
  await waitForReports(page, '/icon.svg?3');
  expect(stats.requested).toHaveLength(before);
});

// The last has all that the others have, and a list of skills.
for (const facts of forms.slice(-1)) {
  test(`a sent form "${facts.name}" is counted once, and not after a refusal`, async ({
    page,
    stats,
  }) => {
    const service = await standInForService(page);
    await accept(page, stats);
    await visit(page, facts.path);
    const form = await openForm(page, facts);
    await form.fill();
    await form.button.click();
    await form.expectDone();
    await expect.poll(stats.events).toEqual([expect.stringMatching(/^Forms,Sent,\w+$/)]);
    await getChoices(page).click();
    await getAnswer(page, 'refuse').click();
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('form-sent', { detail: { form: 'again' } })),
    );
    await waitForReports(page, '/icon.svg?3');
    expect(stats.events()).toHaveLength(1);
    expect(service.received).toHaveLength(1);
  });
}

test('the privacy policy and the question speak of the script, and not of Meta', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('main')).toContainText(new URL(STATS).host);
  await expect(page.getByRole('main')).toContainText(new URL(COUNTER).host);
  await expect(page.getByRole('main')).toContainText('_pk_*');
  await expect(page.locator('body')).not.toContainText('Meta’s pixel');
});

test('the policy of a page allows its hosts alone, and that of the search page none of them', async ({
  page,
}) => {
  const readPolicy = () =>
    page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  await page.goto('/about-us');
  expect(await readPolicy()).toContain(`${STATS} ${STATS_API}`);
  await page.goto('/search');
  expect(await readPolicy()).not.toContain(STATS);
});
