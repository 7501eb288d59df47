import { expect, needPage, test, visit } from './support/test';

const FROM = '/';
const TO = '/about-us';
const OTHER = '/contact';

test('without speculation rules, a link to another page is prefetched once, when a visitor points at it or focuses it', async ({
  page,
}) => {
  needPage(TO);
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules' && type === 'module';
  });
  const hints = page.locator('link[rel="prefetch"]');
  await visit(page, FROM);
  await expect(hints).toHaveCount(0);
  const link = page.locator(`header a[href="${TO}"]`).first();
  const request = page.waitForRequest(`**${TO}`);
  await link.hover();
  await request;
  const others = page.locator('footer a:is([href^="mailto:"], [href^="http"], [href="/"])');
  for (const other of await others.all()) await other.focus();
  await page.locator(`header a[href="${OTHER}"]`).first().focus();
  await page.getByRole('heading', { level: 1 }).hover();
  await link.hover();
  await expect(hints).toHaveCount(2);
  expect(await hints.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    TO,
    OTHER,
  ]);
});
